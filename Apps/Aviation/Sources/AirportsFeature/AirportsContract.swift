import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     AirportsSection → AirportsPresenter → AirportsInteractor → AirportsService → BaseRequestInput
///         ← SectionOutput ← AirportsInteractorOutput ← AirportsEntity ← CSV
///
/// The service and the entity are those of all features about airports.
/// Each type holds only the one it calls; the output is passed with the call.
protocol AirportsInteractorInput: Sendable {
    /// Call when the airports that a query asks for are to be fetched; the answer goes to `output`.
    func fetchAirports(
        _ query: AirportsQuery,
        reportingTo output: some AirportsInteractorOutput
    ) async
}

protocol AirportsPresenterInput: Sendable {
    /// Call when the airports that a query asks for are to be shown; their states go to `output`.
    func presentAirports(
        _ query: AirportsQuery,
        in output: some AirportsPresenterOutput
    ) async
}

typealias AirportsInteractorOutput = CountryQueryOutput<AirportList>
typealias AirportsPresenterOutput = SectionOutput<AirportList>
