import FeatureTesting
import Fixtures
import Networking
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchesLifetimeTests {
    @Test(arguments: [true, false])
    func `leaves nothing alive when it is done`(succeeds: Bool) async throws {
        let answer: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))

        #expect(
            try await leavesNothing(of: try BaseRequestSpy.api(launches: answer)) {
                LaunchesBuilder.section(request: $0)
            })
    }
}
