import FeatureKit
import Logbook
import SectionKit

/// Looks up the flights of these days again, and keeps what has changed.
struct RefreshFlights: Action {
    let id = FlightSearchBuilder.refresh
    let title = "Refresh flights"
    let shape = ContentShape(tables: 1...1)
    let interactor: SearchInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (found: NearUpdates) in
            ActionPlan(
                found.updates.isEmpty ? "change nothing" : "change \(found.updates.counted)",
                changes: [.table(found.updates.table)] + found.notices(found.warnings))
        }
        await interactor.fetchUpdates(
            reportingTo: SectionReply("The flights", "looked up", to: plan))
    }

    func load(into output: some SectionOutput<NearUpdates>) async {
        await output.show(.loading)
        await interactor.refresh(reportingTo: SectionReply("The flights", "refreshed", to: output))
    }

    func body(for found: NearUpdates) -> [Block] {
        let updates = found.updates
        return [
            .paragraph(
                updates.isEmpty ? "Nothing has changed." : "Changed \(updates.counted)."),
            .table(updates.table),
        ] + found.notices()
    }

    func warnings(for found: NearUpdates) -> [String] {
        found.warnings
    }
}

extension NearUpdates {
    /// The remarks, and other sentences, as notices.
    fileprivate func notices(_ others: [String] = []) -> [Block] {
        (remarks + others).map { .notice(Notice(.info, InlineText($0))) }
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
                    .text($0.new.changes(since: $0.old).joined(separator: ", "))
                },
            ])
    }
}
