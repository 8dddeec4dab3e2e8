import Essentials
import FeatureKit
import Logbook

/// Reads the log, and counts the flights that match a query.
struct LogStatisticsInteractor: LogStatisticsInteractorInput {
    let log: any LogInput
    let now: Date

    func fetchStatistics(
        _ query: LogStatisticsQuery,
        reportingTo output: some LogStatisticsOutput
    ) async {
        await output.report { () throws(LogError) in
            LogStatistics(
                try await log.log(), query.selection, mergesAirlines: query.mergesAirlines,
                now: now)
        }
    }
}
