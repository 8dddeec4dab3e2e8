import Airports
package import Networking
import SectionEssentials
import SectionKit

/// A source of the routes of flights, as codes of airports in the order of the flight.
package protocol RoutesInput: Sendable {
    /// Returns the routes of those aircraft whose route is known.
    func routes(of aircraft: [Aircraft]) async -> KnownRoutes
}

/// The routes of some aircraft.
package struct KnownRoutes: Equatable, Sendable {
    package var codes: [AircraftAddress: [String]] = [:]

    /// What could not be looked up, in plain sentences.
    package var warnings: [String] = []

    package init() {}
}

/// The routes that a service knows by call signs, each asked for once a day.
package struct LookedUpRoutes: RoutesInput {
    private let request: any BaseRequestInput

    /// The most call signs that are asked for at a time.
    static let most = 100

    package init(_ request: any BaseRequestInput) {
        self.request = request
    }

    package func routes(of aircraft: [Aircraft]) async -> KnownRoutes {
        var known = KnownRoutes()
        // The call sign of a private aircraft is its registration, which has no route.
        let flights = aircraft.filter { $0.callSign.map(CallSign.isOfAirline) ?? false }
        var failed = 0
        for flight in flights.prefix(Self.most) {
            guard let callSign = flight.callSign else { continue }
            do throws(RequestError) {
                let route = try await request.value(of: .route(ofCallSign: callSign))
                if route.stops.count > 1 { known.codes[flight.address] = route.stops.map(\.code) }
            } catch .notFound {
                continue
            } catch {
                failed += 1
                if failed > 3 { break }
            }
        }
        let left = flights.count - Self.most
        if left > 0 {
            known.warnings.append(
                "The routes of \(left.grouped) more flights were not asked for; use more filters.")
        }
        if failed > 0 {
            known.warnings.append("Routes could not be looked up; some flights may be missing.")
        }
        return known
    }
}

/// The flights of a query for a route, among those whose route is known.
struct RouteFilter {
    private let origins: Set<String>?
    private let destinations: Set<String>?

    /// Finds the airports that a query names; nil if it names none.
    ///
    /// - Throws: `UnknownFlightName` for a name that no airport has.
    init?(_ query: FlightQuery, in airports: AirportDirectory) throws(UnknownFlightName) {
        guard query.origin != nil || query.destination != nil else { return nil }
        origins = try Self.codes(query.origin, in: airports)
        destinations = try Self.codes(query.destination, in: airports)
    }

    /// Whether a flight comes from one of the origins and goes on to one of the destinations.
    func allows(_ route: [String]?) -> Bool {
        guard let route else { return false }
        let start = origins.map { origins in route.firstIndex(where: origins.contains) } ?? 0
        guard let start else { return false }
        guard let destinations else { return start < route.count - 1 }
        return route.dropFirst(start + 1).contains(where: destinations.contains)
    }

    /// The codes of all airports that names mean; a city has several.
    private static func codes(
        _ names: [String]?,
        in airports: AirportDirectory
    ) throws(UnknownFlightName) -> Set<String>? {
        guard let names else { return nil }
        var codes: Set<String> = []
        for name in names {
            let found = AirportSearch(name)?.matches(in: airports) ?? []
            if found.isEmpty {
                throw .place(
                    .notFound(name, nearest: AirportSearch(name)?.guess(in: airports)))
            }
            codes.formUnion(
                found.flatMap { [$0.icao, $0.iata, $0.ident].compactMap(\.self) })
        }
        return codes
    }
}
