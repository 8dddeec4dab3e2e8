import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     LaunchDetailSection → LaunchDetailPresenter → LaunchDetailInteractor → LaunchDetailService → BaseRequestInput
///         ← SectionOutput ← LaunchDetailInteractorOutput ← LaunchDetailEntity ← Data
///
/// Each holds only the one it asks; the reply address is passed with the call.
protocol LaunchDetailServiceInput: Sendable {
    /// Call when launches to search are needed: at least those that match the search.
    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity

    /// Call when all that belongs to one of these launches is needed; what cannot be had is missing
    /// from it, with a warning.
    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity
}

protocol LaunchDetailInteractorInput: Sendable {
    /// Call when the launch that is meant, or those to choose from, are to be fetched; the answer
    /// goes to `output`.
    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async
}

protocol LaunchDetailInteractorOutput: InteractorOutput<LaunchSearchResult, RequestError> {
    /// Call when no launch is found.
    func didFindNothing(_ nothing: LaunchNotFound) async
}

protocol LaunchDetailPresenterInput: Sendable {
    /// Call when the launch that is meant is to be shown; its states go to `output`.
    func presentLaunch(_ search: LaunchSearch, in output: some LaunchDetailPresenterOutput) async
}

typealias LaunchDetailPresenterOutput = SectionOutput<LaunchSearchResult>
