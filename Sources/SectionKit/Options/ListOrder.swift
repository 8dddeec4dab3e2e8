/// The sort order of a list, ascending or descending; unknown values come last in both.
///
/// ```swift
/// static let order = SectionOption<ListOrder>(
///     "order", placeholder: "ORDER", summary: "shortest or longest first", default: .asc)
/// ```
public enum ListOrder: String, CaseIterable, Sendable {
    /// Ascending: smallest, oldest or A first.
    case asc

    /// Descending: largest, newest or Z first.
    case desc

    /// Returns whether a value comes before another; nil if they are equal, so that another pair of
    /// values can decide.
    ///
    /// ```swift
    /// order.precedes(one.length, other.length)
    ///     ?? order.precedes(one.name, other.name) ?? false
    /// ```
    @inlinable
    public func precedes<Value: Comparable>(_ one: Value?, _ other: Value?) -> Bool? {
        switch (one, other) {
        case (let one?, let other?): one == other ? nil : (one < other) == (self == .asc)
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): nil
        }
    }
}
