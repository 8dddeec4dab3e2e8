import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

/// Tests of what the section shows at noon on 15 June 2021.
@Suite struct NextLaunchSectionTests {
    @Test func `the section passes its count to the presenter`() async {
        let presenter = PresenterSpy<Int, NextLaunches>()

        await section(presenter: presenter, count: 4).load(into: SectionOutputSpy<NextLaunches>())

        #expect(presenter.queries.all == [4])
    }

    @Test(
        arguments: [
            ("2021-06-17T09:00:30Z", .hour, .duration(162_030), .integer(162_030)),
            ("2021-06-15T00:00:00Z", .day, .days(0), .empty),
            ("2021-06-18T00:00:00Z", .day, .days(3), .empty),
            ("2021-08-01T00:00:00Z", .month, .text("NET Aug 2021"), .empty),
            ("2021-07-01T00:00:00Z", .quarter, .text("NET Q3 2021"), .empty),
            ("2021-07-01T00:00:00Z", .half, .text("NET H2 2021"), .empty),
            ("2022-01-01T00:00:00Z", .year, .text("NET 2022"), .empty),
        ] as [(String, PreciseDate.Precision, Cell, Cell)])
    func `the countdown is no more precise than the date`(
        date: String,
        precision: PreciseDate.Precision,
        people: Cell,
        machines: Cell
    ) throws {
        let table = try #require(
            body(of: [.sample(date: date, precision: precision, outcome: .upcoming)]).table)

        #expect(table.cells("Countdown") == [people])
        #expect(table.cells("countdown_seconds") == [machines])
    }

    @Test(arguments: [
        (1, 1, "Heron A is next; no others are planned."),
        (1, 2, "Heron A is next; 1 more is planned."),
        (1, 4, "Heron A is next; 3 more are planned."), (2, 2, "Heron A is next."),
    ])
    func `the summary names the next launch and counts the later ones`(
        count: Int,
        futureCount: Int,
        text: String
    ) {
        let launches = (0..<futureCount).map { index in
            Launch.sample(
                index == 0 ? "Heron A" : "Other", date: "2021-07-0\(index + 1)T00:00:00Z",
                outcome: .upcoming)
        }

        #expect(body(of: launches, count: count).text == text)
    }

    @Test func `the summary has the rocket and the site if they are known`() {
        let launch = Launch.sample(
            "A", date: "2021-07-01T00:00:00Z", rocket: "Heron 9", launchpad: "Mole End",
            outcome: .upcoming)

        #expect(
            body(of: [launch]).text
                == "A is next, on Heron 9 from Mole End; no others are planned.")
    }

    @Test(arguments: [
        (
            SpaceXAPI.rSpaceX,
            "This source has no future launches; the latest is dated 2 Jan 2021."
                + " The source launch-library is current."
        ),
        (.launchLibrary, "This source has no future launches; the latest is dated 2 Jan 2021."),
    ])
    func `without future launches the section names a current source`(
        api: SpaceXAPI,
        text: String
    ) {
        let launches = [Launch.sample(date: "2021-01-02T00:00:00Z", precision: .day)]

        #expect(body(of: launches, api: api).text == text)
    }

    @Test(arguments: [(1, "A is next; 1 more is planned."), (2, "A is next.")])
    func `the summary says how much of the list was read`(count: Int, text: String) {
        let launches = ["A", "B"].map { name in
            Launch.sample(name, date: "2021-07-01T00:00:00Z", outcome: .upcoming)
        }
        let next = NextLaunches(
            launches, count: count, now: GoldenFormat.now, part: ListPart(read: 100, total: 548))

        #expect(
            section().body(for: next).text == "\(text) Only 100 of 548 launches were read.")
    }

    @Test func `a partly read list without future launches says so`() {
        let next = NextLaunches(
            [], count: 1, now: GoldenFormat.now, part: ListPart(read: 1, total: 2))

        #expect(
            section(api: .launchLibrary).body(for: next).text
                == "This source has no future launches. Only 1 of 2 launches was read.")
    }

    @Test func `the section has the warnings of its content`() {
        let launches = NextLaunches(
            [], count: 1, now: GoldenFormat.now, warnings: ["Something is missing."])

        #expect(section().warnings(for: launches) == ["Something is missing."])
    }

    private func body(
        of launches: [Launch],
        count: Int = 1,
        api: SpaceXAPI = .rSpaceX
    ) -> [Block] {
        section(api: api)
            .body(for: NextLaunches(launches, count: count, now: GoldenFormat.now))
    }

    private func section(
        presenter: PresenterSpy<Int, NextLaunches> = PresenterSpy(),
        count: Int = 1,
        api: SpaceXAPI = .rSpaceX
    ) -> NextLaunchSection {
        NextLaunchSection(
            count: count, now: GoldenFormat.now, api: api, presenter: presenter)
    }
}
