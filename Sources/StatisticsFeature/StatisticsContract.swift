import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     StatisticsSection → StatisticsPresenter → StatisticsInteractor → LaunchesService → BaseRequestInput
///         ← SectionOutput ← StatisticsInteractorOutput ← LaunchesEntity ← Data
///
/// The service and the entity are those of all features about launches.
/// Each holds only the one it asks; the reply address is passed with the call.
protocol StatisticsInteractorInput: Sendable {
    /// Call when the launches that pass a filter are to be counted; the answer goes to `output`.
    func fetchStatistics(
        of filter: LaunchFilter,
        reportingTo output: some StatisticsInteractorOutput
    ) async
}

typealias StatisticsInteractorOutput = InteractorOutput<Statistics, RequestError>

protocol StatisticsPresenterInput: Sendable {
    /// Call when the statistics of the launches that pass a filter are to be shown; their states
    /// go to `output`.
    func presentStatistics(
        of filter: LaunchFilter,
        in output: some StatisticsPresenterOutput
    ) async
}

typealias StatisticsPresenterOutput = SectionOutput<Statistics>
