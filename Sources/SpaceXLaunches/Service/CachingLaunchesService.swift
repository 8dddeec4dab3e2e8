import FeatureKit
import Networking

/// A service that requests the list of all launches once and serves later queries from memory.
struct CachingLaunchesService: LaunchesServiceInput {
    let service: any LaunchesServiceInput
    let memory: FeatureMemory

    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        if let known = memory.value(of: LaunchesEntity.self) { return known }
        let entity = try await service.launches(query)
        if entity.isComplete { memory.keep(entity) }
        return entity
    }
}
