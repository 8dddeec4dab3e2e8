import Airports
import FeatureKit
import Flights
import Networking
import SectionKit

/// Fetches the airports, finds the one that matches, and fetches its details and the flights near
/// it.
struct AirportDetailInteractor: InteractorInput {
    let service: any AirportDetailServiceInput
    let flights: any FlightListInput
    let clock: AirportClock

    func fetch(
        _ search: AirportSearch,
        reportingTo output: any InteractorOutput<
            AirportSearchResult, SearchError<AirportNotFound>
        >
    ) async {
        let entity: AirportsEntity
        do {
            entity = try await service.airports()
        } catch {
            return await output.didFail(with: .request(error))
        }
        let airports = AirportDirectory(entity)
        let matches = search.matches(in: airports)
        guard let first = matches.first else {
            let nothing = AirportNotFound(words: search.text, nearest: search.guess(in: airports))
            return await output.didFail(with: .notFound(nothing))
        }
        guard matches.count == 1 else {
            let choice = AirportChoice(
                search: search, airports: matches, warnings: entity.warnings)
            return await output.didFetch(.several(choice))
        }
        async let detail = service.detail(of: first)
        async let nearby = nearby(first)
        let (list, warnings) = await nearby
        await output.didFetch(
            .one(
                AirportDetail(
                    first, await detail, flights: list, clock: clock,
                    warnings: entity.warnings + warnings)))
    }

    /// Returns the flights near an airport, or a warning if they cannot be loaded.
    private func nearby(_ airport: Airport) async -> (FlightList?, warnings: [String]) {
        guard let position = airport.position else { return (nil, []) }
        var query = FlightQuery()
        query.near = .coordinate(position)
        query.page = ListPage(limit: Self.mostFlights)
        query.maximumAge = .usual
        do throws(FlightListError) {
            let list = try await flights.flights(query)
            return (list, list.warnings)
        } catch {
            guard case .request(let error) = error else { return (nil, []) }
            return (nil, ["The flights nearby are unknown: \(error.summary)."])
        }
    }

    /// The number of flights that are listed, the nearest.
    private static let mostFlights = 20
}
