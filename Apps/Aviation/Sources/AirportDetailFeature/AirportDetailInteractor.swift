import Airports
import FeatureKit
import Networking

/// Fetches the airports, finds the one that matches, and fetches its details.
struct AirportDetailInteractor: AirportDetailInteractorInput {
    let service: any AirportDetailServiceInput

    func fetchAirport(
        _ search: AirportSearch,
        reportingTo output: some AirportDetailInteractorOutput
    ) async {
        let entity: AirportsEntity
        do {
            entity = try await service.airports()
        } catch {
            return await output.didFail(with: error)
        }
        let airports = Airport.all(entity.airports, countries: Countries(entity.countries))
        let matches = search.matches(in: airports)
        guard let first = matches.first else {
            return await output.didFindNoAirport(
                called: search.text, nearest: search.guess(in: airports))
        }
        guard matches.count == 1 else {
            let choice = AirportChoice(
                search: search, airports: matches, warnings: entity.warnings)
            return await output.didFetch(.several(choice))
        }
        let detail = await service.detail(of: first)
        await output.didFetch(
            .one(AirportDetail(first, detail, warnings: entity.warnings)))
    }
}
