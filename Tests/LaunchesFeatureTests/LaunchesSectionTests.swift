import FeatureTesting
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchesSectionTests {
    private let section = LaunchesSection(
        query: LaunchesQuery(), now: GoldenFormat.now, presenter: LaunchesPresenterSpy())

    @Test func `the section shows the states of its presenter for its query`() async {
        let query = LaunchesQuery(filter: LaunchFilter(rocket: "heron"))
        let states: [SectionState<LaunchList>] = [
            .loading, .success(LaunchList([], query: query)),
        ]
        let presenter = LaunchesPresenterSpy(states: states)
        let output = SectionOutputSpy<LaunchList>()

        await LaunchesSection(query: query, now: GoldenFormat.now, presenter: presenter)
            .load(into: output)

        #expect(output.states == states)
        #expect(presenter.queries.all == [query])
    }

    @Test func `each launch is a row titled by its mission`() throws {
        let table = try table(for: [.sample("A", number: 1), .sample("B", number: 2)])

        #expect(table.columns[table.rowTitle].key == "name")
        #expect(table.cells("name") == [.text("B"), .text("A")])
        #expect(table.cells("flight_number") == [.ordinal(2), .ordinal(1)])
    }

    @Test func `unknown values say so, and absent ones are empty`() throws {
        let table = try table(for: [.sample("A")])
        let row = try #require(table.rows.first)

        let empty = [
            "flight_number", "date_tentative", "Days", "patch", "webcast", "article", "wikipedia",
        ]
        #expect(empty.flatMap(table.cells).allSatisfy { $0 == .empty })
        #expect(row.count { $0 == .unknown } == row.count - empty.count - 3)
        // The outcome is there for people and for programs.
        let success = Cell.badge(Badge("success", .positive))
        #expect(row.filter { $0.isKnown } == [.text("A"), success, success])
    }

    @Test func `programs get the precision, and people get the days from now`() throws {
        let table = try table(for: [
            .sample(number: 1, date: "2021-06-14T23:59:59Z"),
            .sample(number: 2, date: "2021-06-15T00:00:00Z", precision: .day),
            .sample(number: 3, date: "2021-07-01T00:00:00Z", precision: .month),
        ])

        #expect(table.cells("Days") == [.empty, .days(0), .days(-1)])
        #expect(table.cells("date_precision") == [.text("month"), .text("day"), .text("hour")])
        #expect(table.columns.first { $0.title == "Days" }?.key == nil)
        #expect(table.columns.first { $0.key == "date_precision" }?.title == nil)
    }

    @Test func `a launch whose date is past is not upcoming any more, but was`() throws {
        let launches: [Launch] = [
            .sample("A", number: 1, date: "2021-06-14T23:59:59Z", outcome: .upcoming),
            .sample(
                "B", number: 2, date: "2021-05-01T00:00:00Z", precision: .month, outcome: .upcoming),
            .sample(
                "C", number: 3, date: "2021-06-01T00:00:00Z", precision: .month, outcome: .upcoming),
        ]
        let blocks = section.body(for: LaunchList(launches, query: LaunchesQuery()))

        let table = try #require(blocks.table)
        let column = try #require(table.columns.firstIndex { $0.title == "Outcome" })
        #expect(
            table.rows.map { $0[column] }
                == ["was upcoming", "upcoming", "was upcoming"].map {
                    .badge(Badge($0, $0 == "upcoming" ? .pending : .neutral))
                })
        #expect(table.cells("outcome").allSatisfy { $0 == .badge(Badge("upcoming", .pending)) })
        #expect(table.cells("Days").allSatisfy { $0 == .empty })
        #expect(
            blocks.text == "3 launches, newest first. 2 of them were upcoming when the record"
                + " ended, and their dates are past.")
    }

    @Test(
        arguments: [
            (.success, .positive), (.failure, .negative), (.upcoming, .pending),
            (.unknown, .neutral),
        ] as [(Launch.Outcome, Badge.Tone)])
    func `each outcome has its tone`(outcome: Launch.Outcome, tone: Badge.Tone) throws {
        let table = try table(for: [.sample(outcome: outcome)])

        #expect(table.cells("outcome") == [.badge(Badge(outcome.rawValue, tone))])
    }

    @Test func `unsafe addresses are not links`() throws {
        var entity = LaunchEntity(name: "A")
        entity.patch = "http://images.example/patch.png"
        entity.webcast = "javascript:alert(1)"
        entity.article = "https://news.example/a b"
        entity.wikipedia = ""

        let table = try table(for: [Launch(entity)])

        let patch = try #require(WebLink("http://images.example/patch.png"))
        #expect(table.cells("patch") == [.image(Image(patch, alternative: "Mission patch of A"))])
        for column in ["webcast", "article", "wikipedia"] {
            #expect(table.cells(column) == [.empty])
        }
    }

    @Test func `the section has the warnings of its content`() {
        let list = LaunchList([], query: LaunchesQuery(), warnings: ["Something is missing."])

        #expect(section.warnings(for: list) == ["Something is missing."])
    }

    private func table(for launches: [Launch]) throws -> Table {
        let list = LaunchList(launches, query: LaunchesQuery())
        return try #require(section.body(for: list).table)
    }
}
