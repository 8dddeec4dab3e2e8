import SectionEssentials
import Testing

@testable import ReportCLI
@testable import SectionKit

/// When the sections of a watched report load again.
struct WatchScheduleTests {
    private static func section(_ id: String, every interval: Duration?) -> SectionSnapshot {
        SectionSnapshot(id: id, title: id, state: .success([]), refreshInterval: interval)
    }

    private static let failed = SectionSnapshot(
        id: "failed", title: "Failed",
        state: .error(SectionError(message: "It is down.", recovery: "Wait.")))

    @Test func `each section is due after its own interval`() {
        var schedule = WatchSchedule(.own, minimum: .zero)
        let snapshots = [
            Self.section("a", every: .seconds(10)), Self.section("b", every: .seconds(25)),
        ]

        schedule.take(["a", "b"], of: snapshots)
        #expect(schedule.next() == .init(wait: .seconds(10), names: ["a"]))
        schedule.take(["a"], of: snapshots)
        #expect(schedule.next() == .init(wait: .seconds(10), names: ["a"]))
        schedule.take(["a"], of: snapshots)
        #expect(schedule.next() == .init(wait: .seconds(5), names: ["b"]))
    }

    @Test func `sections that are due at about the same time load together`() {
        var schedule = WatchSchedule(.own, minimum: .zero)

        schedule.take(
            ["a", "b"],
            of: [
                Self.section("a", every: .seconds(60)), Self.section("b", every: .seconds(62)),
            ])

        #expect(schedule.next() == .init(wait: .seconds(60), names: ["a", "b"]))
    }

    @Test func `a section that does not change is not loaded again`() {
        var schedule = WatchSchedule(.own, minimum: .zero)

        schedule.take(["a"], of: [Self.section("a", every: nil)])

        #expect(schedule.next() == nil)
    }

    @Test func `what is not there now is asked for again as often as its source permits`() {
        let miss = SectionError(
            message: "No ship is called X.", recovery: "Wait.", refreshInterval: .seconds(2))
        let snapshot = SectionSnapshot(id: "a", title: "A", state: .error(miss))
        var schedule = WatchSchedule(.own, minimum: .seconds(5))

        schedule.take(["a"], of: [snapshot])

        #expect(schedule.next() == .init(wait: .seconds(5), names: ["a"]))
    }

    @Test func `an answer that there is nothing is no failure to load`() {
        let output = AlertOutput()
        let miss = SectionError(
            message: "No ship is called X.", recovery: "Wait.", refreshInterval: .seconds(2))
        func report(_ error: SectionError) -> Report {
            Report(
                title: "Sea", source: Report.Source(id: "sea", summary: "the sea."),
                generatedAt: .distantPast,
                sections: [SectionSnapshot(id: "a", title: "A", state: .error(error))])
        }

        output.willLoad(["A"])
        output.show(report(SectionError(message: "It is down.", recovery: "Wait.")), isWhole: true)
        #expect(output.titlesNeverLoaded == ["A"])
        output.show(report(miss), isWhole: true)
        #expect(output.titlesNeverLoaded == nil)
    }

    @Test func `a section that failed is tried again, and later after each further failure`() {
        var schedule = WatchSchedule(.own, minimum: .zero)

        for wait in [3, 6, 12, 24, 30, 30] {
            schedule.take(["failed"], of: [Self.failed])
            #expect(schedule.next() == .init(wait: .seconds(wait), names: ["failed"]))
        }
    }

    @Test(arguments: [(2, [2, 4, 8, 16, 30]), (20, [20, 30, 30]), (60, [60, 60])])
    func `a section that fails after an answer is tried again after its interval at first`(
        interval: Int, waits: [Int]
    ) {
        var schedule = WatchSchedule(.own, minimum: .zero)
        let failed = SectionSnapshot(id: "a", title: "A", state: Self.failed.state)

        for _ in 0..<2 {
            schedule.take(["a"], of: [Self.section("a", every: .seconds(interval))])
            #expect(schedule.next()?.wait == .seconds(interval))
            for wait in waits {
                schedule.take(["a"], of: [failed])
                #expect(schedule.next()?.wait == .seconds(wait))
            }
        }
    }

    @Test(arguments: [WatchPace.own, .every(.seconds(1))])
    func `a busy source is asked again when it says`(pace: WatchPace) {
        let busy = SectionError(
            message: "It is busy.", recovery: "Wait.", retryAfter: .seconds(600))
        var schedule = WatchSchedule(pace, minimum: .zero)

        schedule.take(
            ["failed", "old"],
            of: [
                SectionSnapshot(id: "failed", title: "Failed", state: .error(busy)),
                Self.section("old", every: .seconds(60)).notRefreshed(because: busy),
            ])

        #expect(schedule.next() == .init(wait: .seconds(600), names: ["failed", "old"]))
    }

    @Test func `the interval from the option applies to all sections`() {
        var schedule = WatchSchedule(.every(.seconds(7)), minimum: .zero)

        schedule.take(
            ["a", "failed"], of: [Self.section("a", every: nil), Self.failed])

        #expect(schedule.next() == .init(wait: .seconds(7), names: ["a", "failed"]))
    }

    @Test(arguments: [WatchPace.own, .every(.seconds(1))])
    func `no section is due sooner than the sources permit`(pace: WatchPace) {
        var schedule = WatchSchedule(pace, minimum: .seconds(300))

        schedule.take(["a"], of: [Self.section("a", every: .seconds(1))])

        #expect(schedule.next()?.wait == .seconds(300))
    }

    @Test func `a section with an interval of zero is due after 100 ms`() {
        var schedule = WatchSchedule(.own, minimum: .zero)

        schedule.take(["a"], of: [Self.section("a", every: .zero)])

        #expect(schedule.next()?.wait == .milliseconds(100))
    }
}
