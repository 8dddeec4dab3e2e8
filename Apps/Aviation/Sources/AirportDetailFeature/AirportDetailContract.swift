import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     AirportDetailSection → AirportDetailPresenter → AirportDetailInteractor → AirportDetailService → BaseRequestInput
///         ← SectionOutput ← AirportDetailInteractorOutput ← AirportDetailEntity ← CSV
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol AirportDetailServiceInput: Sendable {
    /// Call when airports to search are needed.
    func airports() async throws(RequestError) -> AirportsEntity

    /// Call when all that belongs to an airport is needed; what cannot be had is missing from it,
    /// with a warning.
    func detail(of airport: Airport) async -> AirportDetailEntity
}

protocol AirportDetailInteractorInput: Sendable {
    /// Call when the airport that is meant is to be fetched; the answer goes to `output`.
    func fetchAirport(
        _ search: AirportSearch,
        reportingTo output: some AirportDetailInteractorOutput
    ) async
}

/// What is fetched is the one airport that is meant, or several that could be.
protocol AirportDetailInteractorOutput: InteractorOutput<AirportSearchResult, RequestError> {
    /// Call when no airport is called by the words; `guess` is a name or a city that comes near.
    func didFindNoAirport(called words: String, nearest guess: String?) async
}

protocol AirportDetailPresenterInput: Sendable {
    /// Call when the airport that is meant is to be shown; its states go to `output`.
    func presentAirport(_ search: AirportSearch, in output: some AirportDetailPresenterOutput) async
}

typealias AirportDetailPresenterOutput = SectionOutput<AirportSearchResult>
