import FeatureKit
import Logbook
import SectionEssentials

/// Reads the log, and counts the flights that match a query.
struct LogStatisticsInteractor: InteractorInput {
    let log: any LogInput
    let now: Date

    func fetch(
        _ query: LogStatisticsQuery,
        reportingTo output: any InteractorOutput<LogStatistics, LogError>
    ) async {
        await output.report { () throws(LogError) in
            LogStatistics(
                try await log.log(), query.selection, mergesAirlines: query.mergesAirlines,
                now: now)
        }
    }
}
