import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     AirportsSection → AirportsPresenter → AirportsInteractor → AirportsService → BaseRequestInput
///         ← SectionOutput ← AirportsInteractorOutput ← AirportsEntity ← CSV
///
/// All features about airports share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol AirportsInteractorInput: Sendable {
    /// Fetches the airports that match a query and reports them to `output`.
    func fetchAirports(
        _ query: AirportsQuery,
        reportingTo output: some AirportsInteractorOutput
    ) async
}

protocol AirportsPresenterInput: Sendable {
    /// Shows the states of the airports that match a query in `output`.
    func presentAirports(
        _ query: AirportsQuery,
        in output: some AirportsPresenterOutput
    ) async
}

typealias AirportsInteractorOutput = NameQueryOutput<AirportList, UnknownName>
typealias AirportsPresenterOutput = SectionOutput<AirportList>
