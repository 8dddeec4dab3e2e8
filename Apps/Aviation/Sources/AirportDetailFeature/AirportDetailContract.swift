import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     AirportDetailSection → AirportDetailPresenter → AirportDetailInteractor → AirportDetailService → BaseRequestInput
///         ← SectionOutput ← AirportDetailInteractorOutput ← AirportDetailEntity ← CSV
///                                                     ↳ FlightListInput ← FlightList, the flights near it
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol AirportDetailServiceInput: Sendable {
    /// Requests all airports.
    func airports() async throws(RequestError) -> AirportsEntity

    /// Requests the details of an airport; a part that cannot be loaded is missing, with a warning.
    func detail(of airport: Airport) async -> AirportDetailEntity
}

protocol AirportDetailInteractorInput: Sendable {
    /// Fetches the airports that match a search and reports them to `output`.
    func fetchAirport(
        _ search: AirportSearch,
        reportingTo output: some AirportDetailInteractorOutput
    ) async
}

/// Receives the airport that matches a search, or several that do.
protocol AirportDetailInteractorOutput: InteractorOutput<AirportSearchResult, RequestError> {
    /// Reports that no airport matches the words; `guess` is a similar name or city.
    func didFindNoAirport(called words: String, nearest guess: String?) async
}

protocol AirportDetailPresenterInput: Sendable {
    /// Shows the states of the airport that matches a search in `output`.
    func presentAirport(_ search: AirportSearch, in output: some AirportDetailPresenterOutput) async
}

typealias AirportDetailPresenterOutput = SectionOutput<AirportSearchResult>
