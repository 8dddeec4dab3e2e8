import Essentials
import FeatureKit
import SpaceXLaunches

/// Fetches the launches, converts them to the domain, and counts those that match a filter.
struct StatisticsInteractor: StatisticsInteractorInput {
    let service: any LaunchesServiceInput
    let now: Date

    func fetchStatistics(
        of filter: LaunchFilter,
        reportingTo output: some StatisticsInteractorOutput
    ) async {
        do {
            let query = LaunchesQuery(filter: filter, needsOnlyNames: true)
            let launches = try await service.launches(query)
            var statistics = Statistics(launches, filter: filter, now: now)
            try statistics.completeLaunches(from: launches)
            await output.didFetch(statistics)
        } catch {
            await output.didFail(with: error)
        }
    }
}
