import FeatureKit
import Flights
import SectionKit

/// Removes a flight from the watch list; undoing brings it back, so nobody is asked first.
struct RemoveFlight: Action {
    let id = "watch remove"
    let title = "Stop watching a flight"
    let shape = ContentShape.watchedFlight
    let name: FlightName
    let interactor: WatchListInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (flight: WatchedFlight) in
            ActionPlan("stop watching \(flight.name)")
        }
        await interactor.fetchWatched(
            name, reportingTo: SectionReply("The flight", "removed", to: plan))
    }

    func load(into output: some SectionOutput<WatchedFlight>) async {
        await output.show(.loading)
        await interactor.remove(
            name, reportingTo: SectionReply("The flight", "removed", to: output))
    }

    func body(for flight: WatchedFlight) -> [Block] {
        [
            .paragraph(InlineText("\(flight.name) is no longer on the watch list.")),
            .facts(flight.facts),
        ]
    }
}
