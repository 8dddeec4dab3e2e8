import FeatureKit
import Flights
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The output that plans of a scan are reported to.
typealias ScanOutput = InteractorOutput<ScanPlan, ScanError>

/// Reads passes, compares their flights with the log, and saves them.
struct ScanInteractor: InteractorInput {
    let files: PassFiles
    let log: any LogInput
    let store: LogStore
    let planner: ScanPlanner

    /// When the flights are saved.
    let now: Date

    func fetch(
        _ query: ScanQuery, reportingTo output: any InteractorOutput<ScanPlan, ScanError>
    ) async {
        await output.report { () throws(ScanError) in try await plan(query) }
    }

    func save(_ query: ScanQuery, reportingTo output: some ScanOutput) async {
        await output.report { () throws(ScanError) in
            let plan = try await plan(query)
            try plan.checkThatItCanBeSaved()
            guard !plan.changesNothing else { return plan }
            do throws(LogError) { try await store.commit(change(plan)) } catch { throw .log(error) }
            return plan
        }
    }

    private func plan(_ query: ScanQuery) async throws(ScanError) -> ScanPlan {
        let contents: PassFiles.Contents
        do throws(PassError) {
            contents = try await files.contents(query.names, year: query.year)
        } catch {
            throw .pass(error)
        }
        let known: Log
        do throws(LogError) { known = try await log.log() } catch { throw .log(error) }
        return try await planner.plan(contents, query, known.isMadeUp ? [] : known.entries)
    }

    private func change(_ plan: ScanPlan) -> StoreChange<LoggedFlight> {
        var change = StoreChange<LoggedFlight>(plan.summary)
        for (place, flight) in plan.added.enumerated() {
            guard let entry = flight.entry else { continue }
            // New IDs have the order of the flights.
            let id = RecordID(at: now.addingTimeInterval(Double(place) / 1000))
            change.put(entry.record, as: id, if: .nothing)
        }
        for flight in plan.updated {
            guard case .updated(let old) = flight.outcome, let entry = flight.entry else {
                continue
            }
            change.put(entry.record, as: old.id, if: .revision(old.revision))
        }
        return change
    }
}

extension ScanPlan {
    /// Checks that a person has decided everything, and that something can be saved.
    fileprivate func checkThatItCanBeSaved() throws(ScanError) {
        for flight in undecided {
            guard case .undecided(let known) = flight.outcome else { continue }
            throw .refused(
                "your log has \(known.datedTitle), which may be \(flight.title)",
                recovery: flight.advice(known))
        }
        guard unusable.count < flights.count || flights.isEmpty else {
            guard let first = unusable.first, case .unusable(let flaw) = first.outcome else {
                return
            }
            throw .refused("\(first.title) is \(flaw.word)", recovery: flaw.reason)
        }
    }
}
