import FeatureKit
import SpaceXLaunches

/// Fetches the launches, turns what the API says into what it means, and finds those asked for.
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
