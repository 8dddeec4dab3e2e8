import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LogSection → LogPresenter → LogInteractor → LogService
///         ← SectionOutput ← LogOutput ← LogList ← Log
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol LogInteractorInput: Sendable {
    /// Fetches the flights that match a query.
    func fetchList(_ query: LogQuery, reportingTo output: some LogOutput<LogList>) async
}

protocol LogPresenterInput: Sendable {
    /// Shows the states of the list in `output`.
    func presentList(_ query: LogQuery, in output: some SectionOutput<LogList>) async
}

typealias LogOutput<Value> = InteractorOutput<Value, LogError>
