import Essentials
import FeatureKit
import LogFiles
import Logbook
import RecordStore
import SectionKit

/// Reads a file, finds what the log does not have of it, and adds that in one change.
struct ImportInteractor: ImportInteractorInput {
    let files: any LogFileInput
    let store: any LogStoreInput
    let airports: any LogAirportsInput

    /// When the import is made.
    let now: Date

    func fetchImport(
        _ file: String,
        duplicates: DuplicateChoice,
        reportingTo output: some ExchangeOutput<LogImport>
    ) async {
        await output.report { () throws(ExchangeError) in try await plan(file, duplicates) }
    }

    func importFile(
        _ file: String,
        duplicates: DuplicateChoice,
        reportingTo output: some ExchangeOutput<LogImport>
    ) async {
        await output.report { () throws(ExchangeError) in
            let plan = try await plan(file, duplicates)
            if plan.choice == .refuse, !plan.duplicates.isEmpty {
                throw .duplicates(plan.duplicates.count)
            }
            guard !plan.added.isEmpty else { return plan }
            do throws(LogError) {
                try await store.commit(change(plan))
            } catch {
                throw .log(error)
            }
            return plan
        }
    }

    private func plan(
        _ path: String, _ choice: DuplicateChoice
    ) async throws(ExchangeError) -> LogImport {
        let read = try await files.read(path)
        let log = try await store.logRecords()
        let codes = log.flatMap(\.record.airportCodes)
        let known = await airports.airports(Set(codes))
        let matcher = FlightMatcher(
            log: log, airports: known.merging(read.airports))
        return LogImport(read, path: path, choice: choice, matcher: matcher)
    }

    private func change(_ plan: LogImport) -> StoreChange<LoggedFlight> {
        let count = plan.added.count.counted("flight", "flights")
        var change = StoreChange<LoggedFlight>("import \(count) from \(plan.file.format.name)")
        var used = plan.knownIDs
        for (number, read) in plan.added.enumerated() {
            // New IDs have the order of the file.
            let new = RecordID(at: now.addingTimeInterval(Double(number) / 1000))
            let id = read.id.flatMap { used.contains($0) ? nil : $0 } ?? new
            used.insert(id)
            change.put(read.flight, as: id, if: .nothing)
        }
        return change
    }
}

extension LogStoreInput {
    /// All flights that can be read.
    func logRecords() async throws(ExchangeError) -> [Revised<LoggedFlight>] {
        do throws(LogError) { return try await flights().records } catch { throw .log(error) }
    }
}
