import Airports
import FeatureKit
import Networking

/// Fetches the airports, turns what the source says into what it means, and finds those asked for.
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
            await output.didNotFindCountry(error)
        }
    }
}
