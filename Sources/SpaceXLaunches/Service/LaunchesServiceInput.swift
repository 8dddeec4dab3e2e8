package import FeatureKit
package import Networking

/// Where the features about launches have them from.
package protocol LaunchesServiceInput: Sendable {
    /// Call when the launches as the API describes them are needed: at least those of the query.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity
}

/// Chooses the service that knows an API; what it learns is kept in the memory, if there is one.
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
    return memory.map { CachingLaunchesService(service: service, memory: $0) } ?? service
}
