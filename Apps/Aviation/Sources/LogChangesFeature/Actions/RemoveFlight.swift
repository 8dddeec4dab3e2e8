import FeatureKit
import Logbook
import SectionKit

/// Removes a flight from the log; undoing brings it back.
struct RemoveFlight: Action {
    let id = LogChangesBuilder.remove
    let title = "Remove a flight"
    let shape = ContentShape.changedFlight
    let name: LoggedFlightName
    let interactor: LogChangesInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (flight: CheckedFlight) in
            ActionPlan("remove \(flight.entry.datedTitle)", changes: [.facts(flight.entry.facts)])
        }
        await interactor.fetchChanged(
            name, FlightChange(steps: []),
            reportingTo: SectionReply("The flight", "removed", to: plan))
    }

    func load(into output: some SectionOutput<CheckedFlight>) async {
        await output.show(.loading)
        await interactor.remove(
            name, reportingTo: SectionReply("The flight", "removed", to: output))
    }

    func body(for flight: CheckedFlight) -> [Block] {
        flight.blocks("is no longer in your log; 'flight-log undo' brings it back")
    }
}
