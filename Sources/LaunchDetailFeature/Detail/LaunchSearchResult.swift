import SpaceXLaunches

/// What a search for one launch comes to, if it comes to anything.
enum LaunchSearchResult: Equatable, Sendable {
    /// The launch that is meant.
    case one(LaunchDetail)

    /// Those that could be meant.
    case several(LaunchChoice)
}

/// The launches to choose one from.
struct LaunchChoice: Equatable, Sendable {
    /// A launch, and the words that ask for it and no other.
    struct Entry: Equatable, Sendable {
        let launch: Launch
        let argument: String?
    }

    /// What was asked for.
    let search: LaunchSearch

    /// Those that are known, the newest first.
    let entries: [Entry]

    /// How many there are, known or not.
    let count: Int

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Takes those that match out of all launches, the best known by the shortest words.
    ///
    /// - Parameter unfetched: how many more match that are not among all.
    init(
        _ search: LaunchSearch,
        matches: [Int],
        in all: [Launch],
        unfetched: Int = 0,
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
        self.warnings = warnings
    }
}
