import FeatureKit
import LogFiles
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Reads a file, finds what the log does not have of it, and adds that in one change.
struct ImportInteractor: Sendable {
    let files: any LogFileInput
    let store: LogStore
    let columns: ColumnsStore
    let airports: any LogAirportsInput

    /// When the import is made.
    let now: Date

    func fetchImport(
        _ query: ImportQuery, reportingTo output: some ExchangeOutput<LogImport>
    ) async {
        await output.report { () throws(ExchangeError) in try await plan(query, hints(query)) }
    }

    func importFile(
        _ query: ImportQuery, reportingTo output: some ExchangeOutput<LogImport>
    ) async {
        await output.report { () throws(ExchangeError) in
            let hints = try await hints(query)
            let plan = try await plan(query, hints)
            if plan.choice == .refuse, !plan.duplicates.isEmpty {
                throw .duplicates(plan.duplicates.count)
            }
            if let name = query.savedName, let mapping = hints.columns {
                try await columns.keep(mapping, as: name)
            }
            guard !plan.added.isEmpty || !plan.completed.isEmpty else { return plan }
            do throws(LogError) {
                try await store.commit(change(plan))
            } catch {
                throw .log(error)
            }
            return plan
        }
    }

    private func hints(_ query: ImportQuery) async throws(ExchangeError) -> LogFileHints {
        var hints = LogFileHints(order: query.order)
        if let text = query.columns { hints.columns = try await columns.columns(text) }
        return hints
    }

    private func plan(
        _ query: ImportQuery, _ hints: LogFileHints
    ) async throws(ExchangeError) -> LogImport {
        let read = try await files.read(query.file, hints)
        let log = try await store.logRecords()
        let codes = log.flatMap(\.record.airportCodes)
        let known = await airports.airports(Set(codes))
        let matcher = FlightMatcher(log: log, airports: known.merging(read.airports))
        return LogImport(read, path: query.file, choice: query.duplicates, matcher: matcher)
    }

    private func change(_ plan: LogImport) -> StoreChange<LoggedFlight> {
        var change = StoreChange<LoggedFlight>("\(plan.summary) from \(plan.file.format.name)")
        var used = plan.knownIDs
        for (number, read) in plan.added.enumerated() {
            // New IDs have the order of the file.
            let new = RecordID(at: now.addingTimeInterval(Double(number) / 1000))
            let id = read.id.flatMap { used.contains($0) ? nil : $0 } ?? new
            used.insert(id)
            change.put(read.flight, as: id, if: .nothing)
        }
        for flight in plan.completed {
            change.put(flight.completed, as: flight.known.id, if: .revision(flight.known.revision))
        }
        return change
    }
}

extension LogStore {
    /// All flights that can be read.
    func logRecords() async throws(ExchangeError) -> [Revised<LoggedFlight>] {
        do throws(LogError) { return try await flights().records } catch { throw .log(error) }
    }
}
