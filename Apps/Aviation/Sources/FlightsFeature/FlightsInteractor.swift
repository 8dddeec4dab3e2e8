import Airports
import FeatureKit
import Flights

/// Fetches the flights that match a query.
struct FlightsInteractor: InteractorInput {
    let service: any FlightListInput

    func fetch(
        _ query: FlightQuery, reportingTo output: any InteractorOutput<FlightList, FlightListError>
    ) async {
        await output.report { () throws(FlightListError) in try await service.flights(query) }
    }
}
