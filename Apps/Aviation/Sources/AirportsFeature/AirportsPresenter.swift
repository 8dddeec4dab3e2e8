import Airports
import Networking
import SectionKit

/// Turns what becomes of a fetch into the states of the section.
struct AirportsPresenter: AirportsPresenterInput {
    let interactor: any AirportsInteractorInput

    func presentAirports(
        _ query: AirportsQuery,
        in output: some AirportsPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchAirports(query, reportingTo: Reply(output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: AirportsPresenterOutput>: AirportsInteractorOutput {
        let output: Output

        func didFetchAirports(_ list: AirportList) async {
            await output.show(.success(list))
        }

        func didNotFindCountry(_ error: UnknownCountry) async {
            await output.show(.error(error.explanation))
        }

        func didFailToFetchAirports(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The airports could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
