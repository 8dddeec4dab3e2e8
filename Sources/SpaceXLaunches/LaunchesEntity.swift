/// The launches as an API describes them.
package struct LaunchesEntity: Equatable, Sendable {
    /// The launches, in the order of the API.
    package var launches: [LaunchEntity] = []

    /// Whether it has all that there are, so that any query can be answered from it.
    package var isWhole = false

    /// How many more there are that the query did not need.
    package var unfetched = 0

    /// What could not be had or read, in plain sentences.
    package var warnings: [String] = []

    package init(
        launches: [LaunchEntity] = [],
        isWhole: Bool = false,
        unfetched: Int = 0,
        warnings: [String] = []
    ) {
        self.launches = launches
        self.isWhole = isWhole
        self.unfetched = unfetched
        self.warnings = warnings
    }
}

extension LaunchesEntity {
    /// Warns of records that could not be read, if there are any.
    package static func warning(dropped: Int) -> String? {
        switch dropped {
        case 0: nil
        case 1: "1 launch could not be read and is left out."
        default: "\(dropped) launches could not be read and are left out."
        }
    }
}
