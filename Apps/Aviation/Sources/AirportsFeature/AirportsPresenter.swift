import Airports
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct AirportsPresenter: AirportsPresenterInput {
    let interactor: any AirportsInteractorInput

    func presentAirports(
        _ query: AirportsQuery,
        in output: some AirportsPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchAirports(
            query, reportingTo: NameQueryReply("The airports", to: output))
    }
}
