import Airports
import FeatureKit
import Networking

/// Fetches the airports, converts them to the domain, and selects those that match a query.
struct AirportsInteractor: InteractorInput {
    let service: any AirportsServiceInput

    func fetch(
        _ query: AirportsQuery,
        reportingTo output: any InteractorOutput<AirportList, SearchError<UnknownName>>
    ) async {
        await output.report { () throws(SearchError<UnknownName>) in
            try await service.find { entity throws(UnknownName) in
                try AirportList(entity, query: query)
            }
        }
    }
}
