import Networking

/// Fetches the launches, turns what the API says into what it means, and finds those asked for.
struct LaunchesInteractor: LaunchesInteractorInput {
    let service: any LaunchesServiceInput

    func fetchLaunches(
        _ query: LaunchesQuery,
        reportingTo output: some LaunchesInteractorOutput
    ) async {
        do {
            let entity = try await service.launches()
            let launches = entity.launches.map { launch in
                Launch(launch, rockets: entity.rockets, launchpads: entity.launchpads)
            }
            let list = LaunchList(launches, query: query, warnings: entity.warnings)
            await output.didFetchLaunches(list)
        } catch {
            await output.didFailToFetchLaunches(error)
        }
    }
}
