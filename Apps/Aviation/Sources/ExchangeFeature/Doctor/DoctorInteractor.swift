import Essentials
import FeatureKit
import Flights
import Logbook

/// Reads the log, and checks its flights and its files.
struct DoctorInteractor: DoctorInteractorInput {
    let log: any LogInput
    let store: any LogStoreInput

    /// The table of airlines, for those that earlier versions guessed.
    let facts: any AircraftFactsInput

    let now: Date

    func fetchCheck(reportingTo output: some ExchangeOutput<LogCheck>) async {
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
                    findings: problems.map(LogFinding.init) + findings,
                    // The warnings about files are among the findings.
                    warnings: problems.isEmpty ? log.warnings : [])
            } catch {
                throw .log(error)
            }
        }
    }
}
