import Airports
import Flights
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     MapSection → MapPresenter → MapInteractor → FlightListService, AirportsService
///         ← SectionOutput ← MapInteractorOutput ← FlightList, AirportsEntity
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol MapInteractorInput: Sendable {
    /// Fetches what a map shows and reports it to `output`.
    func fetchMap(_ query: MapQuery, reportingTo output: some MapInteractorOutput) async
}

protocol MapPresenterInput: Sendable {
    /// Shows the states of a map in `output`.
    func presentMap(_ query: MapQuery, in output: some MapPresenterOutput) async
}

typealias MapInteractorOutput = NameQueryOutput<MapContent, UnknownFlightName>
typealias MapPresenterOutput = SectionOutput<MapContent>
