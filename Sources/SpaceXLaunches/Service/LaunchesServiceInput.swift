package import FeatureKit
package import Networking

/// The service that all features about launches share.
package protocol LaunchesServiceInput: Sendable {
    /// Requests launches, at least those that match a query.
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
    return memory.map {
        CachingLaunchesService(service: service, memory: $0, loadsAll: api == .rSpaceX)
    } ?? service
}
