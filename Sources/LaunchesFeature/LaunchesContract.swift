import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     LaunchesSection → LaunchesPresenter → LaunchesInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← LaunchesInteractorOutput ← LaunchesEntity ← Data
///
/// The service and the entity are those of all features about launches.
/// Each holds only the one it asks; the reply address is passed with the call.
protocol LaunchesInteractorInput: Sendable {
    /// Call when the launches that a query asks for are to be fetched; the answer goes to `output`.
    func fetchLaunches(
        _ query: LaunchesQuery,
        reportingTo output: some LaunchesInteractorOutput
    ) async
}

typealias LaunchesInteractorOutput = InteractorOutput<LaunchList, RequestError>

protocol LaunchesPresenterInput: Sendable {
    /// Call when the launches that a query asks for are to be shown; their states go to `output`.
    func presentLaunches(
        _ query: LaunchesQuery,
        in output: some LaunchesPresenterOutput
    ) async
}

typealias LaunchesPresenterOutput = SectionOutput<LaunchList>
