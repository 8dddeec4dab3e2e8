import Airports
import FeatureKit
import Networking

/// Fetches airports and countries, and counts the airports of the countries that match a query.
struct CountriesInteractor: CountriesInteractorInput {
    let service: any AirportsServiceInput

    func fetchCountries(
        _ query: CountriesQuery,
        reportingTo output: some CountriesInteractorOutput
    ) async {
        await output.report(from: service) { entity throws(UnknownName) in
            do throws(UnknownCountry) {
                return try CountryList(entity, query: query)
            } catch {
                throw .country(error)
            }
        }
    }
}
