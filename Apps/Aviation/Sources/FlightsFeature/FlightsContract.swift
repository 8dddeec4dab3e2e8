import Airports
import Flights
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     FlightsSection → FlightsPresenter → FlightsInteractor → FlightListService → SkyInput
///         ← SectionOutput ← FlightsInteractorOutput ← FlightList ← Sky
///
/// The service, which the map shares, filters what the source returns.
/// Each type holds only the one it calls; the output is passed with the call.
protocol FlightsInteractorInput: Sendable {
    /// Fetches the flights that match a query and reports them to `output`.
    func fetchFlights(
        _ query: FlightQuery,
        reportingTo output: some FlightsInteractorOutput
    ) async
}

protocol FlightsPresenterInput: Sendable {
    /// Shows the states of the flights that match a query in `output`.
    func presentFlights(
        _ query: FlightQuery,
        in output: some FlightsPresenterOutput
    ) async
}

typealias FlightsInteractorOutput = NameQueryOutput<FlightList, UnknownFlightName>
typealias FlightsPresenterOutput = SectionOutput<FlightList>
