package import Airports
package import Essentials
import Networking

/// Finds the flights that match a query; shared by the features that list flights.
package protocol FlightListInput: Sendable {
    /// Returns the flights of the source that match a query.
    func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList
}

/// Why there is no list of flights.
package typealias FlightListError = NameQueryError<UnknownFlightName>

/// Looks up the names of a query, asks the source for what the query selects, and filters that.
package struct FlightListService: FlightListInput {
    private let sky: any SkyInput
    private let facts: any AircraftFactsInput
    private let airports: any AirportsServiceInput
    private let now: Date

    package init(
        sky: any SkyInput,
        facts: any AircraftFactsInput,
        airports: any AirportsServiceInput,
        now: Date
    ) {
        self.sky = sky
        self.facts = facts
        self.airports = airports
        self.now = now
    }

    package func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList {
        let (directory, entity, sky): (any AircraftDirectory, AirportsEntity, Sky)
        let (names, countries): (FlightQueryNames, Countries)
        do throws(RequestError) {
            directory = try await facts.directory()
            entity =
                query.hasPlaceName
                ? try await airports.airports() : try await airports.countries()
        } catch {
            throw .request(error)
        }
        countries = Countries(entity.countries)
        do throws(UnknownFlightName) {
            names = try FlightQueryNames(
                query, airports: Airport.all(entity.airports, countries: countries),
                countries: countries, directory: directory)
        } catch {
            throw .unknown(error)
        }
        do throws(RequestError) {
            sky = try await self.sky.sky(names.selection(in: directory))
        } catch {
            throw .request(error)
        }
        let tables = FlightTables(directory, countries: countries)
        return FlightList(sky, names, tables, at: now)
    }
}

extension FlightListService {
    /// Creates the service from the dependencies of a feature.
    package init(_ dependencies: AviationDependencies) {
        self.init(
            sky: dependencies.sky,
            facts: aircraftFacts(dependencies.request, memory: dependencies.memory),
            airports: airportsService(dependencies.request, memory: dependencies.memory),
            now: dependencies.now)
    }
}
