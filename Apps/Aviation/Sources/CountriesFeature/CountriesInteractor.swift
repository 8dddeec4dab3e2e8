import Airports
import FeatureKit
import Networking

/// Fetches airports and countries, and counts the airports of the countries that match a query.
struct CountriesInteractor: InteractorInput {
    let service: any AirportsServiceInput

    func fetch(
        _ query: CountriesQuery,
        reportingTo output: any InteractorOutput<CountryList, SearchError<UnknownName>>
    ) async {
        await output.report { () throws(SearchError<UnknownName>) in
            try await service.find { entity throws(UnknownName) in
                do throws(UnknownCountry) {
                    return try CountryList(entity, query: query)
                } catch {
                    throw .country(error)
                }
            }
        }
    }
}
