import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

/// Tests of the records, with launches named and dated by the days of a month.
@Suite struct LaunchSpanTests {
    @Test(arguments: [
        ("", nil), ("-", nil), ("?", nil), ("+", "1–1: 1"), ("++-+", "1–2: 2"),
        ("+-++", "3–4: 2"), ("++-++", "1–2: 2"), ("-+?+-", "2–4: 2"), ("?+?", "2–2: 1"),
        ("+++-++?++", "5–9: 4"),
    ])
    func `the longest run is the first one, and unknown outcomes do not end it`(
        outcomes: String,
        run: String?
    ) {
        let launches = outcomes.enumerated().map { index, mark in
            launch(index + 1, outcome: mark == "+" ? .success : mark == "-" ? .failure : .unknown)
        }

        #expect(words(LaunchSpan.longestRun(of: launches)) == run)
    }

    @Test(arguments: [
        ([], nil), ([1], nil), ([1, 4, 6, 8], "4–6: 2"), ([2, 2, 3], "2–2: 2"),
    ])
    func `the shortest turnaround is the first of equal ones`(days: [Int], turnaround: String?) {
        let launches = days.map { launch($0) }

        #expect(words(LaunchSpan.shortestTurnaround(of: launches)) == turnaround)
    }

    @Test func `a turnaround is between consecutive launches of any outcome`() {
        let launches = [
            launch(1), launch(5, outcome: .failure), launch(6, outcome: .unknown), launch(9),
        ]

        #expect(words(LaunchSpan.shortestTurnaround(of: launches)) == "5–6: 2")
    }

    @Test func `a launch not known to the hour has no turnaround and is not skipped`() {
        let launches = [launch(1), launch(5), launch(6, precision: .day), launch(7), launch(12)]

        let turnaround = LaunchSpan.shortestTurnaround(of: launches)

        #expect(words(turnaround) == "1–5: 2")
        #expect(turnaround?.seconds == 4 * 86_400)
    }

    private func words(_ stretch: LaunchSpan?) -> String? {
        stretch.map { "\($0.first.name)–\($0.last.name): \($0.count)" }
    }

    private func launch(
        _ day: Int,
        precision: PreciseDate.Precision = .hour,
        outcome: Launch.Outcome = .success
    ) -> Launch {
        .sample(
            "\(day)", date: "2020-05-\(day < 10 ? "0" : "")\(day)T06:00:00Z",
            precision: precision, outcome: outcome)
    }
}
