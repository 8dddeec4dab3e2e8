import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LaunchDetailSection → LaunchDetailPresenter → LaunchDetailInteractor → LaunchDetailService → BaseRequestInput
///         ← SectionOutput ← LaunchDetailInteractorOutput ← LaunchDetailEntity ← Data
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol LaunchDetailServiceInput: Sendable {
    /// Requests launches, at least those that match a search.
    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity

    /// Requests the details of one of the launches; details that fail to load are nil, with a
    /// warning.
    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity
}

protocol LaunchDetailInteractorInput: Sendable {
    /// Fetches the launch that matches a search, or those to choose from, and reports the result to
    /// `output`.
    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async
}

protocol LaunchDetailInteractorOutput: InteractorOutput<LaunchSearchResult, RequestError> {
    /// Reports that no launch matches.
    func didFindNothing(_ nothing: LaunchNotFound) async
}

protocol LaunchDetailPresenterInput: Sendable {
    /// Shows the states of the launch that matches a search in `output`.
    func presentLaunch(_ search: LaunchSearch, in output: some LaunchDetailPresenterOutput) async
}

typealias LaunchDetailPresenterOutput = SectionOutput<LaunchSearchResult>
