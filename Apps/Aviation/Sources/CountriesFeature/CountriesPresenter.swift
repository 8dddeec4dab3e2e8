import Airports
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct CountriesPresenter: CountriesPresenterInput {
    let interactor: any CountriesInteractorInput

    func presentCountries(
        _ query: CountriesQuery,
        in output: some CountriesPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchCountries(
            query, reportingTo: NameQueryReply("The countries", to: output))
    }
}
