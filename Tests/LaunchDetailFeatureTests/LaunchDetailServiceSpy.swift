import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import LaunchDetailFeature

/// A service with fixed launches and details that records the launches it is called with.
struct LaunchDetailServiceSpy: LaunchDetailServiceInput {
    let answer: Result<LaunchesEntity, RequestError>
    var detail = LaunchDetailEntity()
    let searches = Calls<LaunchSearch>()
    let detailed = Calls<LaunchEntity>()

    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        searches.note(search)
        return try answer.get()
    }

    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        detailed.note(launch)
        return detail
    }
}
