import Essentials
import FeatureKit
import Logbook

/// Reads the log and selects the flights that match a query.
struct LogInteractor: LogInteractorInput {
    let log: any LogInput
    let now: Date

    func fetchList(_ query: LogQuery, reportingTo output: some LogOutput<LogList>) async {
        do throws(LogError) {
            await output.didFetch(LogList(try await log.log(), query: query, now: now))
        } catch {
            await output.didFail(with: error)
        }
    }
}
