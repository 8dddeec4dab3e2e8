import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LogAirportsSection → LogAirportsPresenter → LogAirportsInteractor → LogService, OwnAirportsStore
///         ← SectionOutput ← LogAirportsOutput ← LogAirportList ← Log, records
///     AddAirport, RemoveAirport → LogAirportsInteractor → OwnAirportsStore
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol LogAirportsInteractorInput: Sendable {
    /// Fetches the airports of the log, with those of the person's own that it does not have.
    func fetchList(reportingTo output: some LogAirportsOutput<LogAirportList>) async

    /// Fetches what adding an airport would store, or why it cannot be added.
    func fetchNew(
        _ description: AirportDescription,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async

    /// Fetches what is known of an airport already; nil if nothing is.
    func fetchKnown(
        _ code: AirportCode,
        reportingTo output: some LogAirportsOutput<OwnAirport?>
    ) async

    /// Fetches an airport that the person has described.
    func fetchOwn(
        _ code: AirportCode,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async

    /// Adds an airport, or replaces what the person has said of it.
    func add(
        _ description: AirportDescription,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async

    /// Removes an airport that the person has described.
    func remove(
        _ code: AirportCode,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async
}

protocol LogAirportsPresenterInput: Sendable {
    /// Shows the states of the airports in `output`.
    func presentList(in output: some SectionOutput<LogAirportList>) async
}

typealias LogAirportsOutput<Value> = InteractorOutput<Value, OwnAirportError>
