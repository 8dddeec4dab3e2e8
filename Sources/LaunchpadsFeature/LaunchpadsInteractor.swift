import FeatureKit
import Networking
import SpaceXLaunches

/// Fetches the launches with their sites, and counts the launches of each.
struct LaunchpadsInteractor: InteractorInput {
    let service: any LaunchesServiceInput

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<Launchpads, RequestError>
    ) async {
        let query = LaunchesQuery(needsLaunchSites: true)
        await output.report(Launchpads(try await service.launches(query)))
    }
}
