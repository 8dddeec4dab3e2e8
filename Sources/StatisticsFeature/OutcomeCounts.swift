import SectionKit
import SpaceXLaunches

/// How many launches came out how.
struct OutcomeCounts: Equatable, Sendable {
    private(set) var successes = 0
    private(set) var failures = 0

    /// Those that flew and of which the source does not tell more.
    private(set) var unknown = 0

    /// Those that are upcoming, as the source has it.
    private(set) var upcoming = 0

    /// How many flew, whatever came of it.
    var launches: Int { successes + failures + unknown }

    /// The successes' share of the launches whose outcome is known, from 0 to 1; nil if none is.
    var successRate: Double? {
        let known = successes + failures
        return known == 0 ? nil : Double(successes) / Double(known)
    }

    /// Counts launches.
    init(_ launches: some Sequence<Launch> = []) {
        for launch in launches { add(launch) }
    }

    /// Counts one more launch.
    mutating func add(_ launch: Launch) {
        switch launch.outcome {
        case .success: successes += 1
        case .failure: failures += 1
        case .unknown: unknown += 1
        case .upcoming: upcoming += 1
        }
    }
}

/// What the launches that have something in common came to, such as those of a rocket.
struct Group<Name: Hashable & Sendable>: Equatable, Sendable {
    /// What they have in common; nil where the source does not tell.
    let name: Name?

    let counts: OutcomeCounts

    /// Counts launches by what they have in common, in no order.
    static func all(of launches: [Launch], by name: (Launch) -> Name?) -> [Group] {
        var countsByName: [Name?: OutcomeCounts] = [:]
        for launch in launches { countsByName[name(launch), default: OutcomeCounts()].add(launch) }
        return countsByName.map { Group(name: $0.key, counts: $0.value) }
    }
}

extension Group<String> {
    /// The groups with the most launches first, those of equally many by name.
    static func busiestFirst(_ launches: [Launch], by name: (Launch) -> String?) -> [Group] {
        all(of: launches, by: name).sorted { one, other in
            let (left, right) = (one.counts, other.counts)
            if left.launches != right.launches { return left.launches > right.launches }
            if left.upcoming != right.upcoming { return left.upcoming > right.upcoming }
            guard let otherName = other.name else { return one.name != nil }
            return one.name.map { $0 < otherName } ?? false
        }
    }
}

extension Group<Int> {
    /// How many years in a row may be without launches; if more are, a date is likely to be wrong,
    /// and a row for each would bury the others.
    private static let longestPause = 25

    /// The years in UTC from the first to the last, those without launches too if a filter has not
    /// left them out; launches without a date come last.
    static func years(of launches: [Launch], in years: YearSet?) -> [Group] {
        let groups = all(of: launches, by: \.date?.year)
        var named: [Group] = []
        for group in groups.sorted(by: { ($0.name ?? 0) < ($1.name ?? 0) }) {
            guard let year = group.name else { continue }
            if let last = named.last?.name, year - last - 1 <= longestPause {
                let pause = (last + 1..<year).filter { years?.contains($0) != false }
                named += pause.map { Group(name: $0, counts: OutcomeCounts()) }
            }
            named.append(group)
        }
        return named + groups.filter { $0.name == nil }
    }
}
