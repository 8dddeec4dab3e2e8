import SectionKit
import Testing

@testable import ScreenHost

/// What a row is called.
struct TableRowTests {
    @Test(arguments: [
        (PreciseDate("2024-08-10").map(Cell.date), "10 Aug 2024"), (.text("Sintra"), "Sintra"),
        (.integer(3), "Day"),
    ])
    func `a row is called by its title, which may be a date`(cell: Cell?, title: String) throws {
        let table = Table(columns: [Column("day", "Day")], rows: [[try #require(cell)]])

        #expect(TableRow(table: table, index: 0).title == title)
    }
}
