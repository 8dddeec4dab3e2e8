import Networking

@testable import LaunchesFeature

/// A service that gives one answer.
struct LaunchesServiceSpy: LaunchesServiceInput {
    let answer: Result<LaunchesEntity, RequestError>

    func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        try answer.get()
    }
}
