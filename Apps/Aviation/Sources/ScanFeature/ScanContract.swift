import Essentials
import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     PassSection → PassPresenter → ScanInteractor → PassReaderInput, LogInput
///         ← SectionOutput ← ScanOutput ← ScanPlan ← what the passes say, and what the log has
///     ScanPasses, ConfirmPass → ScanInteractor → PassReaderInput, LogInput, LogStoreInput
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol ScanInteractorInput: Sendable {
    /// Fetches what was read, and what saving it would change.
    func fetchPlan(_ query: ScanQuery, reportingTo output: some ScanOutput) async

    /// Saves what was read, all in one change of the log.
    func save(_ query: ScanQuery, reportingTo output: some ScanOutput) async
}

protocol PassPresenterInput: Sendable {
    /// Shows the states of what was read in `output`.
    func presentPasses(_ query: ScanQuery, in output: some SectionOutput<ScanPlan>) async
}

typealias ScanOutput = InteractorOutput<ScanPlan, ScanError>
