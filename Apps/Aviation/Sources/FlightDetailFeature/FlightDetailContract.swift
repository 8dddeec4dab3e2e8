import Airports
import Essentials
import FeatureKit
import Flights
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     FlightDetailSection → FlightDetailPresenter → FlightDetailInteractor → FlightDetailService → SkyInput, LookUpChain, tables
///         ← SectionOutput ← FlightDetailInteractorOutput ← Sky, DetailTables, Enrichment ← JSON, CSV
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol FlightDetailServiceInput: Sendable {
    /// Requests the aircraft that a selection names; there may be others among them.
    func sky(_ selection: SkySelection) async throws(RequestError) -> Sky

    /// Requests the embedded tables; one that cannot be loaded is empty, with a warning.
    func tables() async -> DetailTables

    /// Asks other services about an aircraft; the answer says which of them failed.
    func enrichment(of flight: Flight, airports: AirportDirectory) async -> Enrichment

    /// Asks the source for the flights of an aircraft in the days before a moment.
    func pastFlights(of address: AircraftAddress, before now: Date) async -> Enrichment
}

protocol FlightDetailInteractorInput: Sendable {
    /// Fetches the aircraft that match a search and reports them to `output`, first as the feed has
    /// them, then with what other services know.
    func fetchFlight(
        _ search: FlightName,
        reportingTo output: some FlightDetailInteractorOutput
    ) async
}

/// Receives the aircraft that matches a search, or several that do.
protocol FlightDetailInteractorOutput: InteractorOutput<FlightSearchResult, RequestError> {
    /// Reports that no aircraft matches.
    func didFindNoFlight(_ miss: FlightMiss) async
}

protocol FlightDetailPresenterInput: Sendable {
    /// Shows the states of the aircraft that matches a search in `output`.
    func presentFlight(_ search: FlightName, in output: some FlightDetailPresenterOutput) async
}

typealias FlightDetailPresenterOutput = SectionOutput<FlightSearchResult>
