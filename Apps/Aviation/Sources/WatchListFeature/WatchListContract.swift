import FeatureKit
import Flights
import RecordStore
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     WatchListSection → WatchListPresenter → WatchListInteractor → WatchListStore, SkyInput
///         ← SectionOutput ← WatchListInteractorOutput ← WatchList ← records, Sky
///     AddFlight, RemoveFlight → WatchListInteractor → WatchListStore
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol WatchListInteractorInput: Sendable {
    /// Fetches the watched flights with what each is doing now.
    func fetchList(reportingTo output: some WatchListOutput<WatchList>) async

    /// Fetches what adding a flight would store, or why it cannot be added.
    func fetchNew(
        _ name: FlightName,
        note: String?,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async

    /// Fetches a flight of the list.
    func fetchWatched(
        _ name: FlightName,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async

    /// Adds a flight to the list.
    func add(
        _ name: FlightName,
        note: String?,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async

    /// Removes a flight from the list.
    func remove(
        _ name: FlightName,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async
}

protocol WatchListPresenterInput: Sendable {
    /// Shows the states of the watched flights in `output`.
    func presentList(in output: some SectionOutput<WatchList>) async
}

/// The records of the list.
protocol WatchListStoreInput: Sendable {
    /// Returns all flights of the list and the problems of their files.
    func watched() async throws(WatchListError) -> StoredRecords<WatchedFlight>

    /// Returns a flight of the list.
    func find(_ name: FlightName) async throws(WatchListError) -> Revised<WatchedFlight>

    /// Throws if a flight is on the list already.
    func checkNew(_ name: FlightName) async throws(WatchListError)

    func add(_ name: FlightName, note: String?) async throws(WatchListError) -> WatchedFlight

    func remove(_ name: FlightName) async throws(WatchListError) -> WatchedFlight
}

typealias WatchListOutput<Value> = InteractorOutput<Value, WatchListError>
