import FeatureKit
import Networking
import SpaceXLaunches

/// Fetches the launches, finds the one that matches a search, and fetches its details.
struct LaunchDetailInteractor: LaunchDetailInteractorInput {
    let service: any LaunchDetailServiceInput

    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async {
        let entity: LaunchesEntity
        do {
            entity = try await service.launches(search)
        } catch {
            return await output.didFail(with: error)
        }
        let launches = Launch.all(entity.launches)
        let matches = search.matches(in: launches)
        guard let first = matches.first else {
            return await output.didFindNothing(
                LaunchNotFound(
                    search: search, suggestion: search.suggestion(in: launches), part: entity.part))
        }
        guard matches.count == 1 else {
            let choice = LaunchChoice(
                search, matches: matches, in: launches, unfetched: entity.unfetched,
                isPartial: entity.isPartial, warnings: entity.warnings)
            return await output.didFetch(.several(choice))
        }
        let detail = await service.detail(of: entity.launches[first], among: entity)
        await output.didFetch(
            .one(LaunchDetail(launches[first], detail, warnings: entity.warnings)))
    }
}
