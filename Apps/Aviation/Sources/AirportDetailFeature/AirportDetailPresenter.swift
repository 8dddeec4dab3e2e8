import Networking
import SectionKit

/// Turns what becomes of a fetch into the states of the section.
struct AirportDetailPresenter: AirportDetailPresenterInput {
    let interactor: any AirportDetailInteractorInput

    func presentAirport(
        _ search: AirportSearch,
        in output: some AirportDetailPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchAirport(search, reportingTo: Reply(search: search, output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: AirportDetailPresenterOutput>: AirportDetailInteractorOutput {
        let search: AirportSearch
        let output: Output

        func didFetchAirport(_ airport: AirportDetail) async {
            await output.show(.success(.one(airport)))
        }

        func didFindAirports(_ choice: AirportChoice) async {
            await output.show(.success(.several(choice)))
        }

        func didFindNoAirport(nearest guess: String?) async {
            let recovery =
                guess.map { "Did you mean \($0.quoted)?" }
                ?? "Give an IATA or ICAO code, or words of the name or the city."
            await output.show(
                .error(
                    SectionError(
                        message: "No airport is called \(search.text.quoted).", recovery: recovery))
            )
        }

        func didFailToFetchAirport(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The airport could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
