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
            let statistics = Statistics(
                try await service.launches(LaunchesQuery(filter: filter)), filter: filter, now: now)
            await output.didFetch(statistics)
        } catch {
            await output.didFail(with: error)
        }
    }
}
