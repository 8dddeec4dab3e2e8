import FeatureKit
import Networking
import SpaceXLaunches

/// Fetches the launches, finds the one that matches a search, and fetches its details.
struct LaunchDetailInteractor: InteractorInput {
    let service: any LaunchDetailServiceInput

    func fetch(
        _ search: LaunchSearch,
        reportingTo output: any InteractorOutput<LaunchSearchResult, SearchError<LaunchNotFound>>
    ) async {
        let entity: LaunchesEntity
        do {
            entity = try await service.launches(search)
        } catch {
            return await output.didFail(with: .request(error))
        }
        let launches = Launch.all(entity.launches)
        let matches = search.matches(in: launches)
        guard let first = matches.first else {
            let nothing = LaunchNotFound(
                search: search, suggestion: search.suggestion(in: launches), part: entity.part)
            return await output.didFail(with: .notFound(nothing))
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
