import SectionKit

/// Which birds are asked for.
struct BirdsQuery: Equatable, Sendable {
    /// The least count; nil for birds of any count, also of none that is known.
    var atLeast: Int?
}

extension BirdsQuery {
    private static let atLeast = SectionOption<Int>(
        "at-least", placeholder: "N", summary: "only birds counted N times or more", minimum: 0)

    /// The options of the section, in the order help lists them.
    static let options = [atLeast.description]

    /// Reads the query from what a person gave.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(atLeast: try options.value(of: Self.atLeast))
    }
}

extension Birds {
    /// Those that a query asks for.
    func matching(_ query: BirdsQuery) -> Birds {
        guard let least = query.atLeast else { return self }
        return Birds(all: all.filter { ($0.count ?? -1) >= least }, dropped: dropped)
    }
}
