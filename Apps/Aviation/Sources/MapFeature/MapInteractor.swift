import Airports
import FeatureKit
import Flights
import Networking

/// Fetches the flights and the airports of a map, and their runways; next to airports, flights may be
/// missing, and runways always.
struct MapInteractor: InteractorInput {
    let flights: any FlightListInput
    let airports: any AirportsServiceInput
    let runways: any RunwaysInput

    func fetch(
        _ query: MapQuery, reportingTo output: any InteractorOutput<MapContent, FlightListError>
    ) async {
        await output.report { () throws(FlightListError) in try await content(query) }
    }

    private func content(_ query: MapQuery) async throws(FlightListError) -> MapContent {
        var content = MapContent(query: query, warnings: [])
        if query.subject.hasAirports {
            let entity: AirportsEntity
            do throws(RequestError) {
                entity = try await airports.airports()
            } catch {
                throw .request(error)
            }
            do throws(UnknownFlightName) {
                content.airports = try MapAirports(entity, query: query)
            } catch {
                throw .notFound(error)
            }
            content.warnings += entity.warnings
        }
        if query.subject.hasFlights {
            do throws(FlightListError) {
                let list = try await flights.flights(query.flights)
                content.flights = list
                content.warnings += list.warnings
            } catch {
                guard case .request(let reason) = error, content.airports != nil else {
                    throw error
                }
                content.warnings.append(
                    "The flights could not be loaded: \(reason.summary). \(reason.recovery)")
            }
        }
        do throws(RequestError) {
            content.runways = try await runways.runways(of: content.airportsWithRunways)
        } catch {
            content.warnings.append("The runways are unknown: \(error.summary).")
        }
        return content
    }
}
