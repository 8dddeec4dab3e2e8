import FeatureKit
import Logbook
import SectionKit

/// Adds a flight to the log.
struct AddFlight: Action {
    let id = LogChangesBuilder.add
    let title = "Add a flight"
    let shape = ContentShape.changedFlight
    let change: FlightChange

    /// Whether it is added even if the log may have it.
    let again: Bool

    let interactor: LogChangesInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (flight: CheckedFlight) in
            let alike = flight.alike.map { flight in
                "Your log has \(flight.datedTitle)."
                    + (again ? "" : " If this is another flight, add it with --again.")
            }
            return ActionPlan(
                "add \(flight.entry.datedTitle)",
                changes: (alike + flight.warnings).notices + [.facts(flight.entry.facts)])
        }
        await interactor.fetchNew(
            change, reportingTo: SectionReply("The flight", "added", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        let draft = change.applied(to: FlightDraft())
        await output.show(
            .success(FormValues(FlightField.all.reduce(OptionValues()) { $1.fill(draft, $0) })))
    }

    func load(into output: some SectionOutput<CheckedFlight>) async {
        await output.show(.loading)
        await interactor.add(
            change, again: again, reportingTo: SectionReply("The flight", "added", to: output))
    }

    func body(for flight: CheckedFlight) -> [Block] {
        flight.blocks("is in your log")
    }

    func warnings(for flight: CheckedFlight) -> [String] { flight.warnings }
}
