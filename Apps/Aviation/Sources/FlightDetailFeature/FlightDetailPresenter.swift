import FeatureKit
import Flights
import Networking
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct FlightDetailPresenter: FlightDetailPresenterInput {
    let interactor: any FlightDetailInteractorInput

    func presentFlight(
        _ search: FlightName,
        in output: some FlightDetailPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchFlight(search, reportingTo: SectionReply("The flight", to: output))
    }
}

extension SectionReply: FlightDetailInteractorOutput
where Output: SectionOutput<FlightSearchResult>, Failure == RequestError {
    /// Shows that there is no such aircraft, and what to do next.
    func didFindNoFlight(_ miss: FlightMiss) async {
        await output.show(.error(miss.explanation))
    }
}
