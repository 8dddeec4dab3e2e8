import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LaunchesSection → LaunchesPresenter → LaunchesInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← LaunchesInteractorOutput ← LaunchesEntity ← Data
///
/// All features about launches share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol LaunchesInteractorInput: Sendable {
    /// Fetches the launches that match a query and reports them to `output`.
    func fetchLaunches(
        _ query: LaunchesQuery,
        reportingTo output: some LaunchesInteractorOutput
    ) async
}

typealias LaunchesInteractorOutput = InteractorOutput<LaunchList, RequestError>

protocol LaunchesPresenterInput: Sendable {
    /// Shows the states of the launches that match a query in `output`.
    func presentLaunches(
        _ query: LaunchesQuery,
        in output: some LaunchesPresenterOutput
    ) async
}

typealias LaunchesPresenterOutput = SectionOutput<LaunchList>
