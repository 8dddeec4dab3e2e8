import FeatureKit
import Logbook
import SectionKit

/// Looks up the flights of these days again, and keeps what has changed.
struct RefreshFlights: Action {
    let id = FlightSearchBuilder.refresh
    let title = "Refresh flights"
    let shape = ContentShape(tables: 1...1)
    let interactor: any SearchInteractorInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (updates: [FlightUpdate]) in
            ActionPlan(
                updates.isEmpty ? "change nothing" : "change \(updates.counted)",
                changes: [.table(updates.table)])
        }
        await interactor.fetchUpdates(
            reportingTo: SectionReply("The flights", "looked up", to: plan))
    }

    func load(into output: some SectionOutput<[FlightUpdate]>) async {
        await output.show(.loading)
        await interactor.refresh(reportingTo: SectionReply("The flights", "refreshed", to: output))
    }

    func body(for updates: [FlightUpdate]) -> [Block] {
        [
            .paragraph(
                updates.isEmpty ? "Nothing has changed." : "Changed \(updates.counted)."),
            .table(updates.table),
        ]
    }
}

extension [FlightUpdate] {
    fileprivate var counted: String { count.counted("flight", "flights") }

    fileprivate var table: Table {
        Table(
            key: "changes", of: self,
            columns: [
                TableColumn(Column("number", "Flight")) { .text(orUnknown: $0.new.number) },
                TableColumn(Column("route", "Route")) { .text($0.new.route) },
                TableColumn(Column("changes", "Changed")) {
                    .text($0.changes.joined(separator: ", "))
                },
            ])
    }
}
