import Essentials
import FeatureKit
import SectionKit
import SpaceXLaunches

/// Fetches the upcoming launches and selects the next ones.
struct NextLaunchInteractor: NextLaunchInteractorInput {
    let service: any LaunchesServiceInput
    let now: Date

    func fetchNextLaunches(
        _ count: Int,
        reportingTo output: some NextLaunchInteractorOutput
    ) async {
        let query = LaunchesQuery(
            filter: LaunchFilter(stage: .upcoming), page: ListPage(limit: count))
        do {
            let launches = NextLaunches(
                try await service.launches(query), count: count, now: now)
            await output.didFetch(launches)
        } catch {
            await output.didFail(with: error)
        }
    }
}
