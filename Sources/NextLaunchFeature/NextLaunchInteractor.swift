#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Networking
import SpaceXLaunches

/// Fetches the launches to come and finds those that are ahead.
struct NextLaunchInteractor: NextLaunchInteractorInput {
    let service: any LaunchesServiceInput
    let now: Date

    func fetchNextLaunches(
        _ count: Int,
        reportingTo output: some NextLaunchInteractorOutput
    ) async {
        let query = LaunchesQuery(filter: LaunchFilter(stage: .upcoming), limit: count)
        do {
            let entity = try await service.launches(query)
            let launches = NextLaunches(
                entity.launches.map(Launch.init),
                count: count,
                now: now,
                unfetched: entity.unfetched,
                warnings: entity.warnings
            )
            await output.didFetchNextLaunches(launches)
        } catch {
            await output.didFailToFetchNextLaunches(error)
        }
    }
}
