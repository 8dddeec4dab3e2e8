import SectionKit

/// The filter for the list of birds.
struct BirdsQuery: Equatable, Sendable {
    /// The minimum count; nil includes birds with an unknown count too.
    var atLeast: Int?
}

extension BirdsQuery {
    private static let atLeast = SectionOption<Int>(
        "at-least", placeholder: "N", summary: "only birds counted N times or more", minimum: 0)

    /// The options of the section, in the order help lists them.
    static let options = [atLeast.description]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(atLeast: try options.value(of: Self.atLeast))
    }
}

extension Birds {
    /// The birds that match a query.
    func matching(_ query: BirdsQuery) -> Birds {
        guard let least = query.atLeast else { return self }
        return Birds(all: all.filter { ($0.count ?? -1) >= least }, dropped: dropped)
    }
}
