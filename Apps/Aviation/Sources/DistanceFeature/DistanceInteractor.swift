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
        await output.report(from: service) { entity throws(UnknownName) in
            try Journey(entity, query: query)
        }
    }
}
