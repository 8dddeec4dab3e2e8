/// The number of launches with each outcome.
package struct OutcomeCounts: Equatable, Sendable {
    package private(set) var successes = 0
    package private(set) var partialFailures = 0
    package private(set) var failures = 0

    /// Launches that flew and whose outcome the source does not have.
    package private(set) var unknown = 0

    /// Launches that the source says are upcoming.
    package private(set) var upcoming = 0

    /// Launches that flew, whatever their outcome.
    package var launches: Int { successes + partialFailures + failures + unknown }

    /// Successes divided by the launches whose outcome is known, from 0 to 1; nil if there are none.
    package var successRate: Double? {
        let known = successes + partialFailures + failures
        return known == 0 ? nil : Double(successes) / Double(known)
    }

    /// Counts the outcomes of launches.
    package init(_ launches: some Sequence<Launch> = []) {
        for launch in launches { add(launch) }
    }

    /// Adds the outcome of a launch.
    package mutating func add(_ launch: Launch) {
        switch launch.outcome {
        case .success: successes += 1
        case .partialFailure: partialFailures += 1
        case .failure: failures += 1
        case .unknown: unknown += 1
        case .upcoming: upcoming += 1
        }
    }
}

extension OutcomeCounts {
    /// Returns whether a group of launches comes before another: the one with more launches, then
    /// the one with more upcoming launches, then by name, and one without a name last.
    package static func isBusier(
        _ one: (counts: OutcomeCounts, name: String?),
        than other: (counts: OutcomeCounts, name: String?)
    ) -> Bool {
        let (left, right) = (one.counts, other.counts)
        if left.launches != right.launches { return left.launches > right.launches }
        if left.upcoming != right.upcoming { return left.upcoming > right.upcoming }
        guard let otherName = other.name else { return one.name != nil }
        return one.name.map { $0 < otherName } ?? false
    }
}
