package import Networking
package import SpaceXLaunches

/// A service with a fixed result.
package struct LaunchesServiceSpy: LaunchesServiceInput {
    private let answer: Result<LaunchesEntity, RequestError>

    package init(answer: Result<LaunchesEntity, RequestError>) {
        self.answer = answer
    }

    package func launches(_ query: LaunchesQuery) async throws(RequestError) -> LaunchesEntity {
        try answer.get()
    }
}
