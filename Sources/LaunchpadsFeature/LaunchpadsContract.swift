import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LaunchpadsSection → LaunchpadsPresenter → LaunchpadsInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← LaunchpadsInteractorOutput ← LaunchesEntity ← Data
///
/// All features about launches share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol LaunchpadsInteractorInput: Sendable {
    /// Fetches the launch sites and reports them to `output`.
    func fetchLaunchpads(reportingTo output: some LaunchpadsInteractorOutput) async
}

typealias LaunchpadsInteractorOutput = InteractorOutput<Launchpads, RequestError>

protocol LaunchpadsPresenterInput: Sendable {
    /// Shows the states of the launch sites in `output`.
    func presentLaunchpads(in output: some LaunchpadsPresenterOutput) async
}

typealias LaunchpadsPresenterOutput = SectionOutput<Launchpads>
