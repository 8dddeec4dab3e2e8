import Flights
package import RecordStore
import SectionEssentials
import SectionKit

/// Keeps the flights in a person's records.
package struct LogStore: Sendable {
    let records: OpenedStore<LoggedFlight>

    /// The table of airlines, for numbers that are kept with another code than the typed one.
    let facts: any AircraftFactsInput

    /// Returns all flights, and the problems of their files.
    package func flights() async throws(LogError) -> StoredRecords<LoggedFlight> {
        try await records.ask { store throws(StoreError) in try await store.all() }
    }

    /// Returns the same, packed.
    package func packed() async throws(LogError) -> PackedContents<LoggedFlight> {
        try await records.ask { store throws(StoreError) in try await store.packed() }
    }

    /// Returns the problems of the folder and its files, besides those of its records.
    package func problems() async throws(LogError) -> [StoreProblem] {
        try await records.ask { store throws(StoreError) in try await store.doctor() }
    }

    /// Returns the flight with an ID, else the only one with a flight number, which may be followed
    /// by a date, such as `LH400` or `LH400 2024-06-14`.
    package func find(_ name: String) async throws(LogError) -> Revised<LoggedFlight> {
        let records = try await flights().records
        let found = await matches(LoggedFlightName(name), in: records)
        guard let flight = found.first else {
            throw .missing(name, among: records.map { $0.record.number ?? $0.record.route })
        }
        guard found.count == 1 else { throw .several(name, found.map(\.description)) }
        return flight
    }

    private func matches(
        _ name: LoggedFlightName?, in records: [Revised<LoggedFlight>]
    ) async -> [Revised<LoggedFlight>] {
        let found = name?.matches(in: records, id: \.id, flight: \.record) ?? []
        guard found.isEmpty, let other = await name?.withOtherCode(facts) else { return found }
        return other.matches(in: records, id: \.id, flight: \.record)
    }

    /// Makes a change, completely or not at all; it is on disk when this method returns.
    package func commit(_ change: StoreChange<LoggedFlight>) async throws(LogError) {
        _ = try await records.ask { store throws(StoreError) in try await store.commit(change) }
    }
}

extension Revised<LoggedFlight> {
    /// The ID with the date and the route, for people.
    fileprivate var description: String {
        "\(id.text) (\(record.date?.withoutTime.text ?? ""), \(record.route))"
    }
}
