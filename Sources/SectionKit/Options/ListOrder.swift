/// The order of a list, as an option chooses it; what is not known comes last in both.
///
/// ```swift
/// static let sort = SectionOption<ListOrder>(
///     "sort", placeholder: "ORDER", summary: "smallest or largest first", default: .asc)
/// ```
public enum ListOrder: String, CaseIterable, Sendable {
    /// The smallest, oldest or first in the alphabet first.
    case asc

    /// The largest, newest or last in the alphabet first.
    case desc

    /// Whether a value comes before another; nil if they are equal, so that the next may decide.
    ///
    /// ```swift
    /// order.precedes(one.date, other.date) ?? order.precedes(one.name, other.name) ?? false
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
