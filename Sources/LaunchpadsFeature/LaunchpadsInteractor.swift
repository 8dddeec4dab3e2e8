import FeatureKit
import SpaceXLaunches

/// Fetches the launches with their sites, and counts the launches of each.
struct LaunchpadsInteractor: LaunchpadsInteractorInput {
    let service: any LaunchesServiceInput

    func fetchLaunchpads(reportingTo output: some LaunchpadsInteractorOutput) async {
        do {
            let query = LaunchesQuery(needsLaunchSites: true)
            await output.didFetch(Launchpads(try await service.launches(query)))
        } catch {
            await output.didFail(with: error)
        }
    }
}
