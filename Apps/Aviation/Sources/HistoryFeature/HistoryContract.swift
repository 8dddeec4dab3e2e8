import FeatureKit
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     HistorySection → HistoryPresenter → HistoryInteractor → HistoryService → TrinoClient
///         ← SectionOutput ← HistoryInteractorOutput ← TemporaryRecords ← JSON
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol HistoryInteractorInput: Sendable {
    /// Fetches the past flights or states that match a query and reports them to `output`.
    func fetchHistory(
        _ query: HistoryQuery,
        reportingTo output: some HistoryInteractorOutput
    ) async
}

protocol HistoryPresenterInput: Sendable {
    /// Shows the states of the history that matches a query in `output`.
    func presentHistory(
        _ query: HistoryQuery,
        in output: some HistoryPresenterOutput
    ) async
}

typealias HistoryInteractorOutput = InteractorOutput<HistoryList, HistoryError>
typealias HistoryPresenterOutput = SectionOutput<HistoryList>
