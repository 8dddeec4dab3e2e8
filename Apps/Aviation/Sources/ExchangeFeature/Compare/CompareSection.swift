import FeatureKit
import LogFiles
import Logbook
import SectionKit

/// Shows in what two logs differ.
struct CompareSection: Section {
    let id = "compare"
    let title = "Comparison"
    let shape = ContentShape(facts: 4...4, tables: 3...3)
    let query: ComparisonQuery
    let presenter: any PresenterInput<ComparisonQuery, Comparison>

    func load(into output: some SectionOutput<Comparison>) async {
        await presenter.present(query, in: output)
    }

    func body(for comparison: Comparison) -> [Block] { comparison.blocks }

    func warnings(for comparison: Comparison) -> [String] { comparison.warnings }
}

extension Comparison {
    fileprivate var blocks: [Block] {
        [
            .facts([
                Fact("same", "The same in both", .integer(sameCount)),
                Fact("different", "Different", .integer(differentCount)),
                Fact("only_first", "Only in \(names[0])", .integer(onlyFirst.count)),
                Fact("only_second", "Only in \(names[1])", .integer(onlySecond.count)),
            ])
        ] + part("Only in \(names[0])", Self.table("only_in_first", onlyFirst))
            + part("Only in \(names[1])", Self.table("only_in_second", onlySecond))
            + part("Different", differenceTable)
    }

    /// A table with its heading, which an empty one does not need.
    private func part(_ title: String, _ table: Table) -> [Block] {
        table.rows.isEmpty ? [.table(table)] : [.heading(title), .table(table)]
    }

    private static func table(_ key: String, _ flights: [LoggedFlight]) -> Table {
        Table(key: key, of: flights, columns: TableColumn<LoggedFlight>.route)
    }

    private var differenceTable: Table {
        Table(
            key: "differences", of: differences,
            columns: TableColumn<LoggedFlight>.route.map { $0.of(\.flight) } + [
                TableColumn(.people("Field")) { .text($0.label) },
                TableColumn(.machines("field")) { .text($0.key) },
                TableColumn(Column("first", names[0])) { $0.first.map(Cell.text) ?? .empty },
                TableColumn(Column("second", names[1])) { $0.second.map(Cell.text) ?? .empty },
            ])
    }
}
