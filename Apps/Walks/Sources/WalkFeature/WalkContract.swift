import FeatureKit
import Networking
import SectionKit
import Walking

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     WalkSection → WalkPresenter → WalkInteractor → WalkService → WalkSession → LocationInput, PhotoFinderInput
///         ← SectionOutput ← WalkInteractorOutput ← Walk
///
/// Each type holds only the one it calls; the output is passed with the call. The session goes on
/// between loads; a load only reads it.
protocol WalkServiceInput: Sendable {
    /// Returns the walk that goes on, and begins it with the first call.
    func session() async throws(RequestError) -> WalkSession
}

protocol WalkInteractorInput: Sendable {
    /// Fetches the walk as it is now, or when it is over, and reports it to `output`.
    func fetchWalk(reportingTo output: some WalkInteractorOutput) async
}

protocol WalkPresenterInput: Sendable {
    /// Shows the states of the walk in `output`.
    func presentWalk(in output: some WalkPresenterOutput) async
}

typealias WalkInteractorOutput = InteractorOutput<Walk, WalkError>
typealias WalkPresenterOutput = SectionOutput<Walk>
