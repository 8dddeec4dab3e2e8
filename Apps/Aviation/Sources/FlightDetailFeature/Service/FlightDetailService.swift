import Airports
import Flights
import Networking
import SectionEssentials

/// Requests the aircraft of a source and the embedded tables, and asks other services about one
/// aircraft.
struct FlightDetailService: Sendable {
    let sky: any SkyInput
    let airports: any AirportsServiceInput
    let facts: any AircraftFactsInput
    let runways: any RunwaysInput
    let chain: LookUpChain?

    /// Requests the aircraft that a selection names; there may be others among them.
    func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        try await sky.sky(selection)
    }

    /// Requests the embedded tables; one that cannot be loaded is empty, with a warning.
    func tables() async -> DetailTables {
        async let airports = loadedAirports()
        async let directory = loadedDirectory()
        let (entity, missingAirports) = await airports
        let (known, missingFacts) = await directory
        let countries = Countries(entity?.countries ?? [])
        return DetailTables(
            airports: AirportDirectory(entity?.airports ?? [], countries: countries),
            flights: FlightTables(known, countries: countries),
            warnings: [missingAirports, missingFacts].compactMap(\.self)
                + (entity?.warnings ?? []))
    }

    /// Requests the runways of the airport that an aircraft is at or near to; none if they are unknown, as
    /// its map is right without them.
    func runways(near flight: Flight, in airports: AirportDirectory) async -> [Runway] {
        guard let position = flight.aircraft.position,
            let nearest = NearestAirport(to: position, in: airports),
            nearest.distance < Self.mostToRunways
        else { return [] }
        do throws(RequestError) {
            return try await runways.runways(of: [nearest.airport])
        } catch {
            return []
        }
    }

    /// The most metres to an airport whose runways can be made out on a map with the aircraft.
    private static let mostToRunways = 40_000.0

    /// Asks other services about an aircraft; the answer says which of them failed.
    func enrichment(of flight: Flight, airports: AirportDirectory) async -> Enrichment {
        await chain?.enrichment(of: flight, airports: airports) ?? Enrichment()
    }

    /// Asks the source for the flights of an aircraft in the days before a moment.
    func pastFlights(of address: AircraftAddress, before now: Date) async -> Enrichment {
        await chain?.pastFlights(of: address, before: now) ?? Enrichment()
    }

    private func loadedAirports() async -> (AirportsEntity?, warning: String?) {
        do throws(RequestError) {
            return (try await airports.airports(), nil)
        } catch {
            return (nil, "The airports are unknown: \(error.summary).")
        }
    }

    private func loadedDirectory() async -> (any AircraftDirectory, warning: String?) {
        do throws(RequestError) {
            return (try await facts.directory(), nil)
        } catch {
            return (NoDirectory(), "The airlines and types are unknown: \(error.summary).")
        }
    }
}
