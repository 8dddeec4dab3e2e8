import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     NextLaunchSection → NextLaunchPresenter → NextLaunchInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← NextLaunchInteractorOutput ← LaunchesEntity ← Data
///
/// The service and the entity are those of all features about launches.
/// Each holds only the one it asks; the reply address is passed with the call.
protocol NextLaunchInteractorInput: Sendable {
    /// Call when the launches ahead, `count` of them, are to be fetched; the answer goes to `output`.
    func fetchNextLaunches(
        _ count: Int,
        reportingTo output: some NextLaunchInteractorOutput
    ) async
}

typealias NextLaunchInteractorOutput = InteractorOutput<NextLaunches, RequestError>

protocol NextLaunchPresenterInput: Sendable {
    /// Call when the launches ahead, `count` of them, are to be shown; their states go to `output`.
    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async
}

typealias NextLaunchPresenterOutput = SectionOutput<NextLaunches>
