import FeatureKit
import Networking
import SectionEssentials
import SpaceXLaunches

/// Fetches the launches, converts them to the domain, and counts those that match a filter.
struct StatisticsInteractor: InteractorInput {
    let service: any LaunchesServiceInput
    let now: Date

    func fetch(
        _ filter: LaunchFilter, reportingTo output: any InteractorOutput<Statistics, RequestError>
    ) async {
        await output.report { () throws(RequestError) in
            let query = LaunchesQuery(filter: filter, needsOnlyNames: true)
            let launches = try await service.launches(query)
            var statistics = Statistics(launches, filter: filter, now: now)
            try statistics.completeLaunches(from: launches)
            return statistics
        }
    }
}
