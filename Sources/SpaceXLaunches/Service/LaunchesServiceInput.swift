package import FeatureKit
package import Networking

/// The service that all features about launches share.
package protocol LaunchesServiceInput: Sendable {
    /// Requests launches, at least those that match a query; fails if a list is missing that the
    /// query needs.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity
}

/// Creates the service for an API, which caches its result in the memory if there is one.
package func launchesService(
    _ request: any BaseRequestInput,
    api: SpaceXAPI,
    memory: FeatureMemory? = nil
) -> any LaunchesServiceInput {
    let service: any LaunchesServiceInput =
        switch api {
        case .rSpaceX: LaunchesService(request: request)
        case .launchLibrary: LaunchLibraryService(request: request)
        }
    let remembered = memory.map {
        CachingLaunchesService(service: service, memory: $0, loadsAll: api == .rSpaceX)
    }
    return CheckedLaunchesService(service: remembered ?? service)
}

/// A service that fails if a list is missing that a query needs, such as the rockets for a filter by
/// rocket: without it, the launches that match would be none.
private struct CheckedLaunchesService: LaunchesServiceInput {
    let service: any LaunchesServiceInput

    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        let entity = try await service.launches(query)
        try entity.check(for: query)
        return entity
    }
}
