import Airports
import FeatureKit
import Networking

/// Fetches the airports, and finds the places of a journey among them.
struct DistanceInteractor: DistanceInteractorInput {
    let service: any AirportsServiceInput

    func fetchJourney(
        _ query: DistanceQuery,
        reportingTo output: some DistanceInteractorOutput
    ) async {
        let entity: AirportsEntity
        do {
            entity = try await service.airports()
        } catch {
            return await output.didFail(with: error)
        }
        do {
            await output.didFetch(try Journey(entity, query: query))
        } catch {
            await output.didNotFind(error)
        }
    }
}
