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
        let entity: AirportsEntity
        do {
            entity = try await service.airports()
        } catch {
            return await output.didFail(with: error)
        }
        do {
            await output.didFetch(try CountryList(entity, query: query))
        } catch {
            await output.didNotFind(.country(error))
        }
    }
}
