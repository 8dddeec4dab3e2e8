import FeatureKit
import Networking
import SectionEssentials
import SectionKit
import SpaceXLaunches

/// Fetches the upcoming launches and selects the next ones.
struct NextLaunchInteractor: InteractorInput {
    let service: any LaunchesServiceInput
    let now: Date

    func fetch(
        _ count: Int, reportingTo output: any InteractorOutput<NextLaunches, RequestError>
    ) async {
        let query = LaunchesQuery(
            filter: LaunchFilter(stage: .upcoming), page: ListPage(limit: count))
        await output.report(
            NextLaunches(try await service.launches(query), count: count, now: now))
    }
}
