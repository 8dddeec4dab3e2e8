import Airports
import FeatureKit
import Flights

/// Fetches the flights that match a query.
struct FlightsInteractor: FlightsInteractorInput {
    let service: any FlightListInput

    func fetchFlights(
        _ query: FlightQuery,
        reportingTo output: some FlightsInteractorOutput
    ) async {
        do throws(FlightListError) {
            await output.didFetch(try await service.flights(query))
        } catch {
            await output.didFail(with: error)
        }
    }
}
