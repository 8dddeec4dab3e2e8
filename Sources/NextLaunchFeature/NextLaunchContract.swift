import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     NextLaunchSection → NextLaunchPresenter → NextLaunchInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← NextLaunchInteractorOutput ← LaunchesEntity ← Data
///
/// All features about launches share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol NextLaunchInteractorInput: Sendable {
    /// Fetches the next `count` launches and reports them to `output`.
    func fetchNextLaunches(
        _ count: Int,
        reportingTo output: some NextLaunchInteractorOutput
    ) async
}

typealias NextLaunchInteractorOutput = InteractorOutput<NextLaunches, RequestError>

protocol NextLaunchPresenterInput: Sendable {
    /// Shows the states of the next `count` launches in `output`.
    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async
}

typealias NextLaunchPresenterOutput = SectionOutput<NextLaunches>
