import Airports
import FeatureKit
import Networking

/// Fetches the airports, converts them to the domain, and selects those that match a query.
struct AirportsInteractor: AirportsInteractorInput {
    let service: any AirportsServiceInput

    func fetchAirports(
        _ query: AirportsQuery,
        reportingTo output: some AirportsInteractorOutput
    ) async {
        await output.report(from: service) { entity throws(UnknownName) in
            try AirportList(entity, query: query)
        }
    }
}
