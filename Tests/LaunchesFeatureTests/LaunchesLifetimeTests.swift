import FeatureTesting
import Fixtures
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchesLifetimeTests {
    @Test func `leaves nothing alive when it is done`() async throws {
        let (request, output) = try await leftovers(of: .text(Fixture.launches))

        #expect(request.object == nil)
        #expect(output.object == nil)
    }

    @Test func `leaves nothing alive when it has failed`() async throws {
        let (request, output) = try await leftovers(of: .failure(.status(500)))

        #expect(request.object == nil)
        #expect(output.object == nil)
    }

    /// The request and the output of a load that is over.
    private func leftovers(
        of launches: BaseRequestSpy.Answer
    ) async throws -> (Weak<BaseRequestSpy>, Weak<SectionOutputSpy<LaunchList>>) {
        let request = try BaseRequestSpy.api(launches: launches)
        let output = SectionOutputSpy<LaunchList>()
        await LaunchesBuilder.section(request: request).load(into: output)
        #expect(output.states.count == 2)
        return (Weak(request), Weak(output))
    }
}
