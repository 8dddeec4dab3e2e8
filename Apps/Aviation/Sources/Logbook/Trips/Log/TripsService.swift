import RecordStore
package import SectionEssentials
import SectionKit

/// A person's trips, the newest first.
package struct Trips: Equatable, Sendable {
    package var trips: [LoggedTrip]

    /// Whether they are made up.
    package var isMadeUp: Bool

    /// The warnings about records that could not be read, in plain sentences.
    package var warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    package var lacksAirports = false

    package init(_ trips: [LoggedTrip] = [], isMadeUp: Bool = false, warnings: [String] = []) {
        self.trips = trips
        self.isMadeUp = isMadeUp
        self.warnings = warnings
    }

    /// What is said above made-up trips; nil for a person's own.
    package var notice: String? {
        isMadeUp
            ? "Your log is empty, so this is made up. Add a trip with 'flight-log trip add NAME'."
            : nil
    }
}

/// A trip of the made-up log, with its entries.
package struct MadeUpTrip: Equatable, Sendable {
    package let trip: Trip

    /// The entries, whose trip is not named yet.
    package let entries: [TripEntry]

    package init(_ trip: Trip, entries: [TripEntry]) {
        self.trip = trip
        self.entries = entries
    }
}

/// Reads a person's trips, and collects what belongs to them.
package struct TripsService: Sendable {
    let store: TripStore
    let log: any LogInput
    let madeUp: [MadeUpTrip]
    let now: Date

    package init(
        store: TripStore, log: any LogInput, madeUp: [MadeUpTrip], now: Date
    ) {
        self.store = store
        self.log = log
        self.madeUp = madeUp
        self.now = now
    }

    /// Returns all trips, or made-up ones while there are neither trips nor flights.
    package func trips() async throws(LogError) -> Trips {
        let stored = try await store.trips()
        let entries = try await store.entries()
        var log = try await log.log()
        let problems = stored.problems + entries.problems
        let isMadeUp = log.isMadeUp && stored.records.isEmpty && problems.isEmpty
        // The flights of the made-up log are nobody's.
        if log.isMadeUp, !isMadeUp { log.entries = [] }
        let records = isMadeUp ? madeUpRecords : (stored.records, entries.records)
        let taken = Set(records.0.flatMap(\.record.flights))
        let trips = records.0.map {
            LoggedTrip($0, entries: records.1, log: log, taken: taken, now: now)
        }
        var all = Trips(
            Self.newestFirst(trips), isMadeUp: isMadeUp,
            warnings: problems.map { "\($0.summary). \($0.recovery)" } + log.warnings)
        all.lacksAirports = log.lacksAirports
        return all
    }

    /// The made-up trips and their entries with names of their own.
    private var madeUpRecords: ([Revised<Trip>], [Revised<TripEntry>]) {
        var (trips, entries): ([Revised<Trip>], [Revised<TripEntry>]) = ([], [])
        func add<Record>(_ record: Record, _ name: String, to records: inout [Revised<Record>]) {
            guard let id = RecordID(name) else { return }
            records.append(
                Revised(
                    id: id, record: record, revision: 1,
                    changedAt: Date(timeIntervalSince1970: 0)))
        }
        for (index, trip) in madeUp.enumerated() {
            let name = "made-up-trip-\(index + 1)"
            add(trip.trip, name, to: &trips)
            for (number, entry) in trip.entries.enumerated() {
                var entry = entry
                entry.trip = name
                add(entry, "made-up-entry-\(index + 1)-\(number + 1)", to: &entries)
            }
        }
        return (trips, entries)
    }

    /// The trips by their first day, the newest first; those without a date are the last.
    private static func newestFirst(_ trips: [LoggedTrip]) -> [LoggedTrip] {
        let dates = trips.map { $0.trip.start ?? $0.trip.end }
        return trips.indices
            .sorted { ListOrder.desc.precedes(dates[$0], dates[$1]) ?? ($0 > $1) }
            .map { trips[$0] }
    }
}
