import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LogStatisticsSection → LogStatisticsPresenter → LogStatisticsInteractor → LogService
///         ← SectionOutput ← LogStatisticsOutput ← LogStatistics ← Log
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol LogStatisticsInteractorInput: Sendable {
    /// Fetches the statistics of the flights that match a query.
    func fetchStatistics(
        _ query: LogStatisticsQuery,
        reportingTo output: some LogStatisticsOutput
    ) async
}

protocol LogStatisticsPresenterInput: Sendable {
    /// Shows the states of the statistics in `output`.
    func presentStatistics(
        _ query: LogStatisticsQuery,
        in output: some SectionOutput<LogStatistics>
    ) async
}

typealias LogStatisticsOutput = InteractorOutput<LogStatistics, LogError>
