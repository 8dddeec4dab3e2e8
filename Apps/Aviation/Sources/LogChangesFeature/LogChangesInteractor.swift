import FeatureKit
import Flights
import Logbook
import RecordStore
import SectionEssentials

/// The output that changed flights are reported to.
typealias LogChangesOutput = InteractorOutput<CheckedFlight, LogError>

/// Checks changes of the log, and makes them.
struct LogChangesInteractor: Sendable {
    let store: LogStore
    let log: any LogInput
    let entries: LogService
    let new: NewFlight
    let names: AirportNames
    let now: Date

    /// Fetches what adding a flight would store, or why it cannot be added.
    func fetchNew(_ change: FlightChange, reportingTo output: some LogChangesOutput) async {
        await output.report { () throws(LogError) in try await checked(change) }
    }

    /// Adds a flight; one that the log may have already only if it is to be there again.
    func add(
        _ change: FlightChange, again: Bool, reportingTo output: some LogChangesOutput
    ) async {
        await output.report { () throws(LogError) in
            let flight = try await checked(change)
            if let alike = flight.alike.first, !again {
                throw .refused(
                    "your log has \(alike.datedTitle)",
                    recovery: "If this is another flight, add it with --again.")
            }
            var change = StoreChange<LoggedFlight>("add \(flight.entry.datedTitle)")
            change.put(flight.entry.record, as: flight.entry.id, if: .nothing)
            try await store.commit(change)
            return flight
        }
    }

    /// Fetches a flight with its changes; none leaves it as it is.
    func fetchChanged(
        _ name: LoggedFlightName, _ change: FlightChange,
        reportingTo output: some LogChangesOutput
    ) async {
        await output.report { () throws(LogError) in
            try await changed(try await store.find(name.text), change)
        }
    }

    /// Changes a flight, if it still has a revision; nil is any.
    func edit(
        _ name: LoggedFlightName, _ change: FlightChange, revision: Int?,
        reportingTo output: some LogChangesOutput
    ) async {
        await output.report { () throws(LogError) in
            let found = try await store.find(name.text)
            let flight = try await changed(found, change)
            guard flight.isChanged else { return flight }
            var change = StoreChange<LoggedFlight>("change \(flight.entry.datedTitle)")
            change.put(
                flight.entry.record, as: found.id, if: .revision(revision ?? found.revision))
            try await store.commit(change)
            return flight
        }
    }

    /// Removes a flight.
    func remove(_ name: LoggedFlightName, reportingTo output: some LogChangesOutput) async {
        await output.report { () throws(LogError) in
            let found = try await store.find(name.text)
            let flight = try await changed(found, FlightChange(steps: []))
            var change = StoreChange<LoggedFlight>("remove \(flight.entry.datedTitle)")
            change.remove(found.id, if: .revision(found.revision))
            try await store.commit(change)
            return flight
        }
    }

    /// A new flight, and the flights of the log that may be the same.
    private func checked(_ change: FlightChange) async throws(LogError) -> CheckedFlight {
        let (flight, notes) = try await new.flight(change)
        let stored = Revised(
            id: RecordID(at: now), record: flight, revision: 1, changedAt: now)
        let (entry, warnings) = try await entry(stored)
        var checked = CheckedFlight(entry: entry)
        checked.warnings = notes + warnings + (try FlightCheck(entry: entry).warnings())
        let log = try await log.log()
        checked.alike = log.isMadeUp ? [] : log.entries.filter(entry.mayBe)
        return checked
    }

    /// A flight of the log with changes; without any, it is as it was.
    private func changed(
        _ found: Revised<LoggedFlight>, _ change: FlightChange
    ) async throws(LogError) -> CheckedFlight {
        let (previous, warnings) = try await entry(found)
        if change.steps.isEmpty { return CheckedFlight(entry: previous, previous: previous) }
        var flight = try await change.applied(
            to: FlightDraft(found.record), findingAirports: names
        ).finished()
        if flight.aircraft != found.record.aircraft {
            flight.aircraft = await new.facts.typeCode(flight.aircraft)
        }
        let (entry, _) = try await entry(
            Revised(
                id: found.id, record: flight, revision: found.revision + 1, changedAt: now))
        return CheckedFlight(
            entry: entry, previous: previous,
            warnings: warnings + (try FlightCheck(entry: entry).warnings()))
    }

    private func entry(
        _ flight: Revised<LoggedFlight>
    ) async throws(LogError) -> (LogEntry, warnings: [String]) {
        let log = await entries.entries(of: [flight])
        guard let entry = log.entries.first else {
            throw .notFound(flight.id.text, nearest: nil)
        }
        return (entry, log.warnings)
    }
}
