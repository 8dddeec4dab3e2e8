package import Airports
package import FeatureKit
import Networking
package import SectionEssentials

/// Finds the flights that match a query; shared by the features that list flights.
package protocol FlightListInput: Sendable {
    /// Returns the flights of the source that match a query.
    func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList
}

/// Why there is no list of flights.
package typealias FlightListError = SearchError<UnknownFlightName>

/// Looks up the names of a query, asks the source for what the query selects, and filters that.
package struct FlightListService: FlightListInput {
    private let sky: any SkyInput
    private let facts: any AircraftFactsInput
    private let airports: any AirportsServiceInput
    private let routes: (any RoutesInput)?
    private let trails: SkyTrails?
    private let now: Date

    package init(
        sky: any SkyInput,
        facts: any AircraftFactsInput,
        airports: any AirportsServiceInput,
        routes: (any RoutesInput)? = nil,
        trails: SkyTrails? = nil,
        now: Date
    ) {
        self.sky = sky
        self.facts = facts
        self.airports = airports
        self.routes = routes
        self.trails = trails
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
                query, airports: AirportDirectory(entity, countries: countries),
                countries: countries, directory: directory)
        } catch {
            throw .notFound(error)
        }
        do throws(RequestError) {
            sky = try await self.sky.sky(names.selection(in: directory))
        } catch {
            throw .request(error)
        }
        let tables = FlightTables(directory, countries: countries)
        let known = await knownRoutes(of: sky, names, tables)
        trails?.add(sky.counting(at: now))
        return FlightList(consume sky, names, tables, routes: known, trails: trails, at: now)
    }
}

extension FlightListService {
    /// The routes of the flights that match all other filters; nil if the query has no route.
    private func knownRoutes(
        of sky: Sky,
        _ names: FlightQueryNames,
        _ tables: FlightTables
    ) async -> KnownRoutes? {
        guard names.route != nil else { return nil }
        guard let routes else {
            var none = KnownRoutes()
            none.warnings = ["This source does not know routes; choose a live one."]
            return none
        }
        let places = FlightFilter(names, tables: tables).places(in: sky.aircraft)
        return await routes.routes(of: places.map { sky.aircraft[$0] })
    }

    /// Creates the service from the dependencies of a feature.
    package init(_ dependencies: AviationDependencies) {
        self.init(
            sky: dependencies.sky,
            facts: aircraftFacts(dependencies.request, memory: dependencies.context.memory),
            airports: airportsService(dependencies.request, memory: dependencies.context.memory),
            routes: dependencies.routes,
            trails: dependencies.trails,
            now: dependencies.context.now)
    }
}
