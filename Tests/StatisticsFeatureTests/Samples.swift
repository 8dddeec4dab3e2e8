import SectionKit
import SpaceXLaunches
import SpaceXSamples

@testable import StatisticsFeature

extension [Launch] {
    /// Ten launches around noon on 15 June 2021, few enough to count by hand.
    ///
    /// E is known to the day only, one day after D; F has an unknown outcome and flew exactly one
    /// year before that noon; J is a success with no other known fields.
    static let history: [Launch] = [
        .sample("G", date: "2020-06-20T12:00:00Z", rocket: "Heron 1", launchpad: "Mole End"),
        .sample("A", date: "2019-03-01T00:00:00Z", rocket: "Heron 1", launchpad: "Mole End"),
        .sample(
            "B", date: "2019-03-11T12:00:00Z", rocket: "Heron 1", launchpad: "Mole End",
            outcome: .failure),
        .sample("J"),
        .sample("C", date: "2020-02-01T00:00:00Z", rocket: "Heron 9", launchpad: "Otter Point"),
        .sample("D", date: "2020-02-03T06:00:00Z", rocket: "Heron 9", launchpad: "Mole End"),
        .sample(
            "E", date: "2020-02-04T00:00:00Z", precision: .day, rocket: "Heron 9",
            launchpad: "Otter Point"),
        .sample(
            "F", date: "2020-06-15T12:00:00Z", rocket: "Heron 9", launchpad: "Otter Point",
            outcome: .unknown),
        .sample("H", date: "2021-06-14T00:00:00Z", rocket: "Heron 9", launchpad: "Otter Point"),
        .sample(
            "I", date: "2021-07-01T00:00:00Z", precision: .month, rocket: "Heron 9",
            launchpad: "Otter Point", outcome: .upcoming),
    ]
}

extension OutcomeCounts {
    /// Creates counts with the given numbers of launches.
    init(_ successes: Int, _ failures: Int, _ unknown: Int = 0, upcoming: Int = 0) {
        let counts: [(Launch.Outcome, Int)] = [
            (.success, successes), (.failure, failures), (.unknown, unknown),
            (.upcoming, upcoming),
        ]
        self.init(
            counts.flatMap { outcome, count in
                repeatElement(Launch.sample(outcome: outcome), count: count)
            })
    }
}
