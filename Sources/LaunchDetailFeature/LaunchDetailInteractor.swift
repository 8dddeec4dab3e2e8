import Networking
import SpaceXLaunches

/// Fetches the launches, finds the one that is meant, and fetches what belongs to it.
struct LaunchDetailInteractor: LaunchDetailInteractorInput {
    let service: any LaunchDetailServiceInput

    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async {
        let candidates: LaunchCandidates
        do {
            candidates = try await service.launches(search)
        } catch {
            return await output.didFailToFetchLaunch(error)
        }
        let launches = candidates.launches.map(Launch.init)
        let matches = search.matches(in: launches)
        guard let first = matches.first else {
            return await output.didFindNoLaunch(search.guess(in: launches))
        }
        guard matches.count == 1 else {
            let choice = LaunchChoice(
                search, matches: matches, in: launches, unfetched: candidates.unfetched,
                warnings: candidates.warnings)
            return await output.didFindLaunches(choice)
        }
        let detail = await service.detail(of: candidates.launches[first], among: candidates)
        await output.didFetchLaunch(
            LaunchDetail(launches[first], detail, warnings: candidates.warnings))
    }
}
