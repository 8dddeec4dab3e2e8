package import Flights
import Networking
package import RecordStore
package import SectionEssentials
import SectionKit

/// The log of a person, which all features read.
package protocol LogInput: Sendable {
    /// Returns the whole log, or the made-up one while there are no flights.
    func log() async throws(LogError) -> Log
}

/// Reads the flights, and looks up their airports, airlines and aircraft.
package struct LogService: LogInput {
    let flights: LogStore
    let airports: any LogAirportsInput
    let facts: any AircraftFactsInput
    let madeUp: [LoggedFlight]
    let now: Date

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - flights: the person's flights.
    ///   - airports: finds airports.
    ///   - facts: the tables of airlines and types of aircraft.
    ///   - madeUp: the flights of the made-up log, which is shown while there are no others.
    ///   - now: decides which flights are flown.
    package init(
        flights: LogStore,
        airports: any LogAirportsInput,
        facts: any AircraftFactsInput,
        madeUp: [LoggedFlight],
        now: Date
    ) {
        self.flights = flights
        self.airports = airports
        self.facts = facts
        self.madeUp = madeUp
        self.now = now
    }

    package func log() async throws(LogError) -> Log {
        let stored = try await flights.packed()
        let isMadeUp = stored.count == 0 && stored.problems.isEmpty
        var log = await entries(
            of: isMadeUp ? PackedContents(Self.records(of: madeUp)) : stored)
        log.entries = Self.newestFirst(log.entries)
        log.isMadeUp = isMadeUp
        log.warnings = stored.problems.map { "\($0.summary). \($0.recovery)" } + log.warnings
        return log
    }

    /// Returns flights, in the same order, with their airports, airlines and aircraft.
    package func entries(of flights: [Revised<LoggedFlight>]) async -> Log {
        await entries(of: PackedContents(StoredRecords(records: flights)))
    }

    private func entries(of flights: PackedContents<LoggedFlight>) async -> Log {
        let flights = NamedFlights(flights)
        let found = await airports.airports(flights.airportNames)
        let (directory, warning) = await directory()
        let entries = LogEntry.all(
            of: flights, airports: found,
            airlines: { words in
                directory?.airlines(of: words) ?? words.map { _ in AirlineCandidates() }
            }, type: { directory?.type($0) }, now: now)
        var log = Log(entries, warnings: found.warnings + [warning].compactMap(\.self))
        log.lacksAirports = found.lacksTable
        return log
    }

    private func directory() async -> ((any AircraftDirectory)?, warning: String?) {
        do throws(RequestError) {
            return (try await facts.directory(), nil)
        } catch {
            return (nil, "The airlines and types of aircraft are unknown: \(error.summary).")
        }
    }

    /// The flights of the made-up log with names of their own.
    private static func records(of flights: [LoggedFlight]) -> StoredRecords<LoggedFlight> {
        let records = flights.enumerated().compactMap { index, flight in
            RecordID("made-up-\(index + 1)").map {
                Revised(
                    id: $0, record: flight, revision: 1,
                    changedAt: Date(timeIntervalSince1970: 0))
            }
        }
        return StoredRecords(records: records)
    }

    /// The flights by date, the newest first; of those of a day, the last one first, as far as times or
    /// places say which that is.
    private static func newestFirst(_ entries: [LogEntry]) -> [LogEntry] {
        let dates = entries.map(\.flight.date)
        let sorted = entries.indices
            .sorted { ListOrder.desc.precedes(dates[$0], dates[$1]) ?? ($0 > $1) }
            .map { entries[$0] }
        return TravelOrder(sorted.reversed()).flights.reversed()
    }
}
