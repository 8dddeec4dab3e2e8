import FeatureKit
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

        func didFetch(_ finding: AirportFinding) async {
            await output.show(.success(finding))
        }

        func didFail(with error: RequestError) async {
            await output.show(.error(SectionError(loading: "The airport", error)))
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
    }
}
