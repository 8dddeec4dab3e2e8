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
    /// Call when the launch that is meant is to be fetched; the answer goes to `output`.
    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async
}

protocol LaunchDetailInteractorOutput: Sendable {
    /// Call when the one launch that is meant is known.
    func didFetchLaunch(_ launch: LaunchDetail) async

    /// Call when several launches could be meant.
    func didFindLaunches(_ choice: LaunchChoice) async

    /// Call when no launch can be meant; `guess` is what comes near, and `part` how much of the
    /// source's list was searched, nil for all of it.
    func didFindNoLaunch(_ guess: LaunchGuess, in part: ListPart?) async

    /// Call when the launches could not be had.
    func didFailToFetchLaunch(_ error: RequestError) async
}

protocol LaunchDetailPresenterInput: Sendable {
    /// Call when the launch that is meant is to be shown; its states go to `output`.
    func presentLaunch(_ search: LaunchSearch, in output: some LaunchDetailPresenterOutput) async
}

typealias LaunchDetailPresenterOutput = SectionOutput<LaunchFinding>
