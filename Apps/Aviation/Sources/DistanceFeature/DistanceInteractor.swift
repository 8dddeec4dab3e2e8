import Airports
import FeatureKit
import Networking

/// Fetches the airports, and finds the places of a journey among them.
struct DistanceInteractor: InteractorInput {
    let service: any AirportsServiceInput

    func fetch(
        _ query: DistanceQuery,
        reportingTo output: any InteractorOutput<Journey, SearchError<UnknownName>>
    ) async {
        await output.report { () throws(SearchError<UnknownName>) in
            try await service.find { entity throws(UnknownName) in
                try Journey(entity, query: query)
            }
        }
    }
}
