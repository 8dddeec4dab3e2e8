import Airports
import Flights
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct FlightsPresenter: FlightsPresenterInput {
    let interactor: any FlightsInteractorInput

    func presentFlights(
        _ query: FlightQuery,
        in output: some FlightsPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchFlights(
            query, reportingTo: NameQueryReply("The flights", to: output))
    }
}
