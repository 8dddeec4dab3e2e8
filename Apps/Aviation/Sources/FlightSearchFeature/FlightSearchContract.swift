import FeatureKit
import Flights
import Logbook
import RecordStore
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     SearchSection → SearchPresenter → SearchInteractor → FlightLookUpInput, LogInput, SearchStore
///         ← SectionOutput ← SearchOutput ← NumberSearch ← what others know, the log, past searches
///     SaveFlight, RefreshFlights, ClearSearches → SearchInteractor → LogStoreInput, SearchStore
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol SearchInteractorInput: Sendable {
    /// Fetches what is known of a flight, and adds it to the past searches; without a flight, only
    /// these are fetched.
    func fetchSearch(
        _ flight: FlightReference?, reportingTo output: some SearchOutput<NumberSearch>) async

    /// Fetches the flight that saving would add.
    func fetchNew(
        _ flight: FlightReference, reportingTo output: some SearchOutput<FlightLookUp.Found>) async

    /// Adds a flight to the log.
    func save(
        _ flight: FlightReference, reportingTo output: some SearchOutput<FlightLookUp.Found>) async

    /// Fetches what has changed of the flights of these days.
    func fetchUpdates(reportingTo output: some SearchOutput<NearUpdates>) async

    /// Updates the flights of these days in the log.
    func refresh(reportingTo output: some SearchOutput<NearUpdates>) async

    /// Fetches the number of past searches.
    func fetchSearchCount(reportingTo output: some SearchOutput<Int>) async

    /// Removes all past searches, and reports their number.
    func clearSearches(reportingTo output: some SearchOutput<Int>) async
}

protocol SearchPresenterInput: Sendable {
    /// Shows the states of a search in `output`.
    func presentSearch(
        _ flight: FlightReference?, in output: some SectionOutput<NumberSearch>) async
}

/// The flights that a person has searched for.
protocol SearchStoreInput: Sendable {
    /// Returns the past searches, the newest first.
    func searches() async throws(LogError) -> [PastSearch]

    /// Adds a search, which replaces an earlier one for the same flight; only the newest are kept.
    func add(_ search: PastSearch) async throws(LogError)

    /// Removes all, and returns their number.
    func clear() async throws(LogError) -> Int
}

typealias SearchOutput<Value> = InteractorOutput<Value, FlightSearchError>
