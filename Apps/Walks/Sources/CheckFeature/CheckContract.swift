import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     CheckSection → CheckPresenter → CheckInteractor → CheckService → Body
///         ← SectionOutput ← CheckInteractorOutput ← CheckedFile ← bytes
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol CheckServiceInput: Sendable {
    /// Reads the files in the order of their names; one that cannot be read has a flaw.
    func files() async -> [CheckedFile]
}

protocol CheckInteractorInput: Sendable {
    /// Reads the files and reports what is wrong in them to `output`.
    func fetchCheck(
        _ query: CheckQuery,
        reportingTo output: some CheckInteractorOutput
    ) async
}

protocol CheckPresenterInput: Sendable {
    /// Shows the states of the check in `output`.
    func presentCheck(_ query: CheckQuery, in output: some CheckPresenterOutput) async
}

typealias CheckInteractorOutput = InteractorOutput<Check, RequestError>
typealias CheckPresenterOutput = SectionOutput<Check>
