import Airports
import FeatureKit
import Flights
import Networking
import RecordStore
import SectionEssentials

/// The outputs that results of the watch list are reported to.
typealias WatchListOutput<Value> = InteractorOutput<Value, WatchListError>

/// Reads and changes the watch list, and finds what its flights are doing.
struct WatchListInteractor: InteractorInput {
    let store: WatchListStore
    let sky: any SkyInput
    let facts: any AircraftFactsInput
    let airports: any AirportsServiceInput
    let memory: WatchMemory?
    let now: Date
    var age = MaximumAge.usual

    func fetch(
        _: Void, reportingTo output: any WatchListOutput<WatchList>
    ) async {
        await output.report { () throws(WatchListError) in
            let stored = try await store.watched()
            let problems = stored.problems.map { "\($0.summary). \($0.recovery)" }
            if stored.records.isEmpty { return WatchList([], warnings: problems) }
            do throws(RequestError) {
                return try await list(stored.records.map(\.record), problems)
            } catch {
                throw .request(error)
            }
        }
    }

    private func list(
        _ watched: [WatchedFlight],
        _ problems: [String]
    ) async throws(RequestError) -> WatchList {
        let directory = try await facts.directory()
        let tables = try await airports.airports()
        let countries = Countries(tables.countries)
        let flights = FlightTables(directory, countries: countries)
        let airports = Airport.all(tables.airports, countries: countries)
        let names = watched.compactMap { FlightName($0.name) }
        let found = try await WatchFinder(sky: sky, directory: directory, memory: memory, age: age)
            .find(names, at: now)
        let entries = watched.map { watched in
            let known = FlightName(watched.name).flatMap { found.aircraft[$0] }
            let flight = known.map { flights.flight($0.aircraft, at: $0.present) }
            return WatchEntry(
                name: watched.name, note: watched.note, flight: flight,
                nearest: flight?.aircraft.position.flatMap {
                    NearestAirport(to: $0, in: airports)
                },
                lastSeen: flight.flatMap(\.lastHeard)
                    ?? memory?.lastSeen(watched.name, now: flight?.present))
        }
        return WatchList(
            entries, isRecorded: found.isRecorded, warnings: problems + found.warnings)
    }

    // MARK: Changes

    func fetchNew(
        _ name: FlightName,
        note: String?,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async {
        await output.report { () throws(WatchListError) in
            try await store.checkNew(name, in: try await directory())
            return WatchedFlight(name: name.text, note: note)
        }
    }

    func fetchWatched(
        _ name: FlightName,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async {
        await output.report { () throws(WatchListError) in
            try await store.find(name, in: try await directory()).record
        }
    }

    func add(
        _ name: FlightName,
        note: String?,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async {
        await output.report { () throws(WatchListError) in
            try await store.add(name, note: note, in: try await directory())
        }
    }

    func remove(
        _ name: FlightName,
        reportingTo output: some WatchListOutput<WatchedFlight>
    ) async {
        await output.report { () throws(WatchListError) in
            try await store.remove(name, in: try await directory())
        }
    }

    /// The airlines, which tell the names that mean the same flight.
    private func directory() async throws(WatchListError) -> any AircraftDirectory {
        do throws(RequestError) {
            return try await facts.directory()
        } catch {
            throw .request(error)
        }
    }
}

extension Flight {
    /// When an aircraft was last heard that does not count as now; nil for one that does.
    fileprivate var lastHeard: Date? {
        aircraft.isHeard ? nil : aircraft.heardAge(at: present).map { present - $0 }
    }
}
