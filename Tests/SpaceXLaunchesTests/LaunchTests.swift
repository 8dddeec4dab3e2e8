import SectionEssentials
import SectionKit
import Testing

@testable import SpaceXLaunches

@Suite struct LaunchTests {
    @Test(
        arguments: [
            (false, true, .success), (false, false, .failure), (false, nil, .unknown),
            (true, nil, .upcoming), (true, false, .upcoming), (true, true, .upcoming),
            (nil, nil, .unknown), (nil, true, .success),
        ] as [(Bool?, Bool?, Launch.Outcome)])
    func `the outcome follows from upcoming and success`(
        upcoming: Bool?,
        success: Bool?,
        outcome: Launch.Outcome
    ) {
        let entity = LaunchEntity(name: "Sample", upcoming: upcoming, success: success)

        #expect(launch(entity).outcome == outcome)
    }

    @Test(
        arguments: [
            ("hour", .hour), ("day", .day), ("month", .month), ("quarter", .quarter),
            ("half", .half),
            ("year", .year), ("week", .day), ("", .day), (nil, .day),
        ] as [(String?, PreciseDate.Precision)])
    func `a date has the precision of its record`(
        said: String?,
        precision: PreciseDate.Precision
    ) throws {
        let entity = LaunchEntity(
            name: "Sample", dateUTC: "2021-07-01T00:00:00.000Z", datePrecision: said)

        let date = try #require(launch(entity).date)

        #expect(date.precision == precision)
        #expect(ISO8601.text(from: date.date) == "2021-07-01T00:00:00Z")
    }

    @Test(arguments: [nil, "", "soon", "2021-02-30T00:00:00.000Z", "2021-07-01"] as [String?])
    func `an unreadable date is unknown`(text: String?) {
        let entity = LaunchEntity(name: "Sample", dateUTC: text, datePrecision: "hour")

        #expect(launch(entity).date == nil)
    }

    @Test(arguments: ["", " ", "\u{200B}", "\u{202E}\u{2066}"])
    func `text that is empty after cleaning is unknown`(word: String) {
        let entity = LaunchEntity(id: word, name: "A\u{200B}", rocket: word, launchpad: word)

        #expect(launch(entity) == launch(LaunchEntity(name: "A")))
    }

    private func launch(_ entity: LaunchEntity) -> Launch {
        Launch(entity)
    }
}
