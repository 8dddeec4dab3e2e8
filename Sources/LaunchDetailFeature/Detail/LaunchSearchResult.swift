import SpaceXLaunches

/// The result of a search that matches at least one launch.
enum LaunchSearchResult: Equatable, Sendable {
    /// The only launch that matches.
    case one(LaunchDetail)

    /// Several launches that match.
    case several(LaunchChoice)
}

/// The launches that match a search, to choose one from.
struct LaunchChoice: Equatable, Sendable {
    /// A launch, and the flight number or id that matches no other launch.
    struct Entry: Equatable, Sendable {
        let launch: Launch
        let argument: String?
    }

    /// The search that was run.
    let search: LaunchSearch

    /// The launches that were loaded, newest first.
    let entries: [Entry]

    /// Whether some that match could not be loaded.
    let isPartial: Bool

    /// How many launches match, loaded or not.
    let count: Int

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]

    /// Selects the launches that match, each with its flight number if unique, else with its id.
    ///
    /// - Parameter unfetched: how many more match that are not in `all`.
    init(
        _ search: LaunchSearch,
        matches: [Int],
        in all: [Launch],
        unfetched: Int = 0,
        isPartial: Bool = false,
        warnings: [String] = []
    ) {
        let numbers = Dictionary(
            all.compactMap { $0.flightNumber.map { ($0, 1) } }, uniquingKeysWith: +)
        self.search = search
        entries = matches.map { index in
            let launch = all[index]
            let number = launch.flightNumber.flatMap { numbers[$0] == 1 ? "\($0)" : nil }
            return Entry(launch: launch, argument: number ?? launch.id)
        }
        count = matches.count + unfetched
        self.isPartial = isPartial
        self.warnings = warnings
    }
}
