import FeatureKit
import Logbook
import SectionKit

/// Changes a flight of the log.
struct EditFlight: Action {
    let id = LogChangesBuilder.edit
    let title = "Edit a flight"
    let shape = ContentShape.changedFlight
    let name: LoggedFlightName
    let change: FlightChange

    /// The revision that a person has seen; nil for any.
    let revision: Int?

    let interactor: LogChangesInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (flight: CheckedFlight) in
            ActionPlan(
                "change \(flight.previous?.datedTitle ?? flight.entry.datedTitle)",
                changes: flight.warnings.notices
                    + (flight.isChanged ? [.table(flight.changes)] : []))
        }
        await interactor.fetchChanged(
            name, change, reportingTo: SectionReply("The flight", "changed", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        let form = output.showing { (flight: CheckedFlight) in
            let draft = FlightDraft(flight.entry.record)
            return FormValues(
                FlightField.all.reduce(OptionValues()) { $1.fill(draft, $0) },
                of: flight.entry.datedTitle, revision: flight.entry.revision)
        }
        await interactor.fetchChanged(
            name, FlightChange(steps: []), reportingTo: SectionReply("The flight", to: form))
    }

    func load(into output: some SectionOutput<CheckedFlight>) async {
        await output.show(.loading)
        await interactor.edit(
            name, change, revision: revision,
            reportingTo: SectionReply("The flight", "changed", to: output))
    }

    func body(for flight: CheckedFlight) -> [Block] {
        let values = flight.changes.rows.compactMap { row in
            if case .text(let label) = row[0] { label.lowercased() } else { nil }
        }
        return flight.blocks(
            flight.isChanged
                ? "is changed: \(values.listed(by: "and"))" : "is as it was: nothing has changed")
    }

    func warnings(for flight: CheckedFlight) -> [String] { flight.warnings }
}
