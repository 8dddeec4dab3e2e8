import Airports
import Essentials
import Flights
import Networking

/// Requests the aircraft of a source and the embedded tables, and asks other services about one
/// aircraft.
struct FlightDetailService: FlightDetailServiceInput {
    let sky: any SkyInput
    let airports: any AirportsServiceInput
    let facts: any AircraftFactsInput
    let chain: LookUpChain?

    func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        try await sky.sky(selection)
    }

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

    func enrichment(of flight: Flight, airports: AirportDirectory) async -> Enrichment {
        await chain?.enrichment(of: flight, airports: airports) ?? Enrichment()
    }

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
