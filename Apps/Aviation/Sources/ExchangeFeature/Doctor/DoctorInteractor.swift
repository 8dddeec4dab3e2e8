import FeatureKit
import Flights
import Logbook
import RecordStore
import SectionEssentials

/// Reads the log, and checks its flights and its files.
struct DoctorInteractor: InteractorInput {
    let log: any LogInput
    let store: LogStore

    /// The table of airlines, for those that earlier versions guessed.
    let facts: any AircraftFactsInput
    let trips: TripStore
    let photos: any PhotosInput
    let now: Date

    func fetch(_: Void, reportingTo output: any ExchangeOutput<LogCheck>) async {
        await output.report { () throws(ExchangeError) in
            do throws(LogError) {
                let problems = try await store.problems()
                let log = try await log.log()
                // There is nothing to correct in a made-up log.
                let entries = log.isMadeUp ? [] : log.entries
                let guessed = GuessedAirlines(entries, try? await facts.directory())
                let findings = LogDoctor(now: now, guessed: guessed).findings(in: entries)
                return LogCheck(
                    flightCount: entries.count,
                    findings: problems.map(LogFinding.init) + findings
                        + (log.isMadeUp ? [] : try await photoFindings() + entryFindings()),
                    // The warnings about files are among the findings.
                    warnings: problems.isEmpty ? log.warnings : [],
                    lacksAirports: log.lacksAirports)
            } catch {
                throw .log(error)
            }
        }
    }

    private func photoFindings() async throws(LogError) -> [LogFinding] {
        let found = try await photos.heal()
        return found.healed.map { LogFinding.healed(photo: $0) }
            + found.damaged.map { LogFinding.damaged(photo: $0) }
    }

    /// The entries whose trips are not there.
    private func entryFindings() async throws(LogError) -> [LogFinding] {
        let entries: [Revised<TripEntry>]
        do throws(LogError) { entries = try await trips.entries().records } catch .noStore {
            return []
        }
        if entries.isEmpty { return [] }
        let known = Set(try await trips.trips().records.map(\.id.text))
        return entries.filter { !known.contains($0.record.trip) }.map { entry in
            LogFinding.withoutTrip(entry: entry.id.text, entry.record)
        }
    }
}
