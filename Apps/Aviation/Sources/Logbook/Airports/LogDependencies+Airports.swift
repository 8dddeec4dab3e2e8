import Airports
import Networking
import SectionKit

extension LogDependencies {
    /// Finds airports: first the person's own, then those in the program, then closed ones and
    /// cities, then those of the whole table of OurAirports if it was fetched.
    package var airports: any LogAirportsInput { airports(fetching: false) }

    /// Finds airports by their names.
    package var airportNames: AirportNames {
        AirportNames(
            airports: airports, service: airportsService(request, memory: memory),
            request: request)
    }

    /// Finds airports, and fetches the whole table of OurAirports if it has to and may.
    package func airports(fetching: Bool) -> any LogAirportsInput {
        let service = airportsService(request, memory: memory)
        let own = ownAirports.map { _ in
            OwnAirports(store: ownAirportsStore, countries: service, zone: zone)
        }
        let embedded = EmbeddedAirports(service: service, request: request, zone: zone)
        let closed = ClosedAirports(request: request, countries: service, zone: zone)
        let table = fetching ? airportsTable?.server : airportsTable?.cache
        let fetched = table.map {
            FetchedAirports(open: $0, countries: service, isFetching: fetching)
        }
        let sources: [(any LogAirportsInput)?] = [own, embedded, closed, fetched]
        return LogAirportsChain(sources.compactMap(\.self)) {
            [request] codes in
            let pattern = CodePattern(codes)
            do throws(RequestError) {
                let table = try await request.value(of: .airportChanges)
                return (AirportChanges(table.records(ofLines: pattern.mayBeFound)), nil)
            } catch {
                return (
                    AirportChanges(), "The former codes of airports are unknown: \(error.summary)."
                )
            }
        }
    }
}
