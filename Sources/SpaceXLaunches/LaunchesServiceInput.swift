package import Networking
import SpaceXAPI

/// Where the features about launches have them from.
package protocol LaunchesServiceInput: Sendable {
    /// Call when the launches as the API describes them are needed: at least those of the query.
    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity
}

/// Chooses the service that knows an API.
package func launchesService(
    _ request: any BaseRequestInput,
    api: API
) -> any LaunchesServiceInput {
    api == .launchLibrary
        ? LaunchLibraryService(request: request) : LaunchesService(request: request)
}
