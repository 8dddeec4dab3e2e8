import FeatureKit
import Logbook
import SectionKit

/// Removes an airport from the person's own; undoing brings it back, so nobody is asked first.
struct RemoveAirport: Action {
    let id = LogAirportsBuilder.remove
    let title = "Remove an airport"
    let shape = ContentShape.airport
    let code: AirportCode
    let interactor: LogAirportsInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (airport: OwnAirport) in
            ActionPlan("remove \(airport.name) (\(airport.code)) from your airports")
        }
        await interactor.fetchOwn(
            code, reportingTo: SectionReply("The airport", "removed", to: plan))
    }

    func load(into output: some SectionOutput<OwnAirport>) async {
        await output.show(.loading)
        await interactor.remove(
            code, reportingTo: SectionReply("The airport", "removed", to: output))
    }

    func body(for airport: OwnAirport) -> [Block] {
        let text = "\(airport.name) (\(airport.code)) is no longer one of your airports."
        return [.paragraph(InlineText(text)), .facts(airport.facts)]
    }
}
