import Airports
import Networking
import SectionKit

/// Turns what becomes of a fetch into the states of the section.
struct CountriesPresenter: CountriesPresenterInput {
    let interactor: any CountriesInteractorInput

    func presentCountries(
        _ query: CountriesQuery,
        in output: some CountriesPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchCountries(query, reportingTo: Reply(output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: CountriesPresenterOutput>: CountriesInteractorOutput {
        let output: Output

        func didFetchCountries(_ list: CountryList) async {
            await output.show(.success(list))
        }

        func didNotFindCountry(_ error: UnknownCountry) async {
            await output.show(.error(error.explanation))
        }

        func didFailToFetchCountries(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The countries could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
