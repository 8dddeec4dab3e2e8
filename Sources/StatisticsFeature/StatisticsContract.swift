import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     StatisticsSection → StatisticsPresenter → StatisticsInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← StatisticsInteractorOutput ← LaunchesEntity ← Data
///
/// All features about launches share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol StatisticsInteractorInput: Sendable {
    /// Fetches the statistics of the launches that match a filter and reports them to `output`.
    func fetchStatistics(
        of filter: LaunchFilter,
        reportingTo output: some StatisticsInteractorOutput
    ) async
}

typealias StatisticsInteractorOutput = InteractorOutput<Statistics, RequestError>

protocol StatisticsPresenterInput: Sendable {
    /// Shows the states of the statistics of the launches that match a filter in `output`.
    func presentStatistics(
        of filter: LaunchFilter,
        in output: some StatisticsPresenterOutput
    ) async
}

typealias StatisticsPresenterOutput = SectionOutput<Statistics>
