import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     AddFlight, EditFlight, RemoveFlight → LogChangesInteractor → LogStore, LogService
///         ← SectionOutput ← LogChangesOutput ← CheckedFlight ← records
///                                            ↳ FlightLookUpInput ← a flight known by its number
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol LogChangesInteractorInput: Sendable {
    /// Fetches what adding a flight would store, or why it cannot be added.
    func fetchNew(_ change: FlightChange, reportingTo output: some LogChangesOutput) async

    /// Adds a flight; one that the log may have already only if it is to be there again.
    func add(
        _ change: FlightChange, again: Bool, reportingTo output: some LogChangesOutput) async

    /// Fetches a flight with its changes; none leaves it as it is.
    func fetchChanged(
        _ name: LoggedFlightName, _ change: FlightChange,
        reportingTo output: some LogChangesOutput
    ) async

    /// Changes a flight, if it still has a revision; nil is any.
    func edit(
        _ name: LoggedFlightName, _ change: FlightChange, revision: Int?,
        reportingTo output: some LogChangesOutput
    ) async

    /// Removes a flight.
    func remove(_ name: LoggedFlightName, reportingTo output: some LogChangesOutput) async
}

typealias LogChangesOutput = InteractorOutput<CheckedFlight, LogError>
