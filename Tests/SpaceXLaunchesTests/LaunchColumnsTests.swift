import SectionKit
import SpaceXSamples
import Testing

@testable import SpaceXLaunches

@Suite struct LaunchColumnsTests {
    private static var all: [TableColumn<Launch>] {
        [
            .flightNumber, .name, .date, .datePrecision, .rocket(), .launchpad(), .outcome,
            .patch, .webcast, .article, .wikipedia, .id,
        ]
    }

    @Test func `the columns have the keys that events use`() {
        let events = EventColumns.launches
        let used =
            [events.id, events.start]
            + Table(ofLaunches: [], columns: Self.all).links + events.details

        let keys = Self.all.compactMap(\.column.key)

        #expect(Set(keys).count == Self.all.count)
        #expect(Set(used + [events.place].compactMap(\.self)).isSubset(of: keys))
    }

    @Test func `the table has the columns in order, titled by name`() {
        let rows = [(1, Launch.sample("A", number: 7)), (2, .sample("B"))]
        let place = TableColumn<(Int, Launch)>(.people("Place")) { .integer($0.0) }

        let launch: [TableColumn<Launch>] = [.flightNumber, .name]
        let table = Table(
            ofLaunches: rows,
            columns: [place] + launch.map { $0.of(\.1) })

        #expect(table.columns.map(\.title) == ["Place", "#", "Mission"])
        #expect(
            table.rows == [
                [.integer(1), .ordinal(7), .text("A")], [.integer(2), .empty, .text("B")],
            ])
        #expect(table.rowTitle == 2)
    }

    @Test func `columns for programs have the same cells`() {
        let column = TableColumn<Launch>.rocket().forMachines

        #expect(column.column == .machines("rocket"))
        #expect(column.cell(.sample(rocket: "Heron 1")) == .text("Heron 1"))
    }
}
