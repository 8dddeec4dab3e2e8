import FeatureKit
import Logbook
import SectionEssentials

/// Reads the log and selects the flights that match a query.
struct LogInteractor: InteractorInput {
    let log: any LogInput
    let now: Date

    func fetch(
        _ query: LogQuery, reportingTo output: any InteractorOutput<LogList, LogError>
    ) async {
        do throws(LogError) {
            await output.didFetch(LogList(try await log.log(), query: query, now: now))
        } catch {
            await output.didFail(with: error)
        }
    }
}
