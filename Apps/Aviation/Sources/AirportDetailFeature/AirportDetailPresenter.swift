import Airports
import FeatureKit
import Networking
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct AirportDetailPresenter: AirportDetailPresenterInput {
    let interactor: any AirportDetailInteractorInput

    func presentAirport(
        _ search: AirportSearch,
        in output: some AirportDetailPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchAirport(search, reportingTo: SectionReply("The airport", to: output))
    }
}

extension SectionReply: AirportDetailInteractorOutput
where Output: SectionOutput<AirportSearchResult>, Failure == RequestError {
    /// Shows that there is no such airport, and a suggestion.
    func didFindNoAirport(called words: String, nearest guess: String?) async {
        let recovery =
            guess.map { "Did you mean \($0.quoted)?" }
            ?? "Give an IATA or ICAO code, or words of the name or the city."
        await output.show(
            .error(
                SectionError(
                    message: "No airport is called \(words.quoted).", recovery: recovery)))
    }
}
