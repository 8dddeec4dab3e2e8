import FeatureKit
import SpaceXLaunches

/// Fetches the launches, converts them to the domain, and selects those that match a query.
struct LaunchesInteractor: LaunchesInteractorInput {
    let service: any LaunchesServiceInput

    func fetchLaunches(
        _ query: LaunchesQuery,
        reportingTo output: some LaunchesInteractorOutput
    ) async {
        do {
            let list = LaunchList(try await service.launches(query), query: query)
            await output.didFetch(list)
        } catch {
            await output.didFail(with: error)
        }
    }
}
