import FeatureTesting
import Fixtures
import Networking
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailLifetimeTests {
    @Test(arguments: [true, false])
    func `leaves nothing alive when it is done`(succeeds: Bool) async throws {
        let answer: BaseRequestSpy.Answer =
            succeeds ? .text(try Fixture.launches) : .failure(.status(500))

        #expect(
            try await leavesNothing(of: try BaseRequestSpy.detailed(launches: answer)) {
                LaunchDetailBuilder.section(request: $0, search: try .words("2"))
            })
    }
}
