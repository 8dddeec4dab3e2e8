import Airports
import FeatureKit
import Flights
import Networking
import SectionEssentials
import SectionKit

/// Finds the aircraft that matches a search, and joins what is known of it.
struct FlightDetailInteractor: InteractorInput {
    let service: FlightDetailService
    let now: Date
    var age = MaximumAge.usual
    let memory: FlightDetailMemory?

    func fetch(
        _ search: FlightName,
        reportingTo output: any InteractorOutput<FlightSearchResult, SearchError<FlightMiss>>
    ) async {
        let tables = await service.tables()
        let found: FoundFlights
        do throws(RequestError) {
            found = try await FlightFinder(service: service, now: now, age: age)
                .find(search, in: tables, known: memory?.address(of: search))
        } catch {
            return await output.didFail(with: .request(error))
        }
        guard let first = found.flights.first else {
            if let absent = await absentFlight(search, found, tables) {
                return await output.didFetch(.absent(absent))
            }
            let miss = found.miss(search, tables.flights.directory)
            return await output.didFail(with: .notFound(miss))
        }
        let warnings = tables.warnings + found.warnings
        guard found.flights.count == 1 else {
            let choice = FlightChoice(
                search: search, flights: found.flights, isRecorded: found.isRecorded,
                warnings: warnings)
            return await output.didFetch(.several(choice))
        }
        if !found.isRecorded { memory?.keep(first.aircraft.address, of: search) }
        await report(first, found, tables, warnings, to: output)
    }

    /// Returns the past flights of an aircraft that was searched for by its address; nil if the
    /// source has none, or is a recording.
    private func absentFlight(
        _ search: FlightName,
        _ found: FoundFlights,
        _ tables: DetailTables
    ) async -> AbsentFlight? {
        guard !found.isRecorded, let address = AircraftAddress(search.code) else { return nil }
        var past = memory?.pastFlights(of: address)
        if past == nil {
            past = await service.pastFlights(of: address, before: now)
            memory?.keep(pastFlights: past, of: address)
        }
        guard let past, !past.pastFlights.isEmpty else { return nil }
        return AbsentFlight(
            search: search, flights: FlownFlight.all(past.pastFlights, in: tables.airports),
            warnings: tables.warnings + found.warnings + past.warnings)
    }

    /// Reports an aircraft, at once with what is remembered of it, then with the answers of the
    /// services.
    private func report(
        _ flight: Flight,
        _ found: FoundFlights,
        _ tables: DetailTables,
        _ warnings: [String],
        to output: some InteractorOutput<FlightSearchResult, SearchError<FlightMiss>>
    ) async {
        let seen = found.isRecorded ? nil : memory?.track(with: flight)
        let runways = await service.runways(near: flight, in: tables.airports)
        func detail(_ enrichment: Enrichment?) -> FlightSearchResult {
            .one(
                FlightDetail(
                    flight, isRecorded: found.isRecorded, airports: tables.airports,
                    runways: runways, enrichment: enrichment, seen: seen,
                    refreshInterval: found.refreshInterval, warnings: warnings))
        }
        if let known = memory?.enrichment(of: flight) {
            return await output.didFetch(detail(known))
        }
        await output.didFetch(detail(nil))
        let enrichment = await service.enrichment(of: flight, airports: tables.airports)
        memory?.keep(enrichment, of: flight)
        await output.didFetch(detail(enrichment))
    }
}
