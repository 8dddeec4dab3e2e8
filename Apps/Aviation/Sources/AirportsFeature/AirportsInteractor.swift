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
        let entity: AirportsEntity
        do {
            entity = try await service.airports()
        } catch {
            return await output.didFail(with: error)
        }
        do {
            await output.didFetch(try AirportList(entity, query: query))
        } catch {
            await output.didNotFind(error)
        }
    }
}
