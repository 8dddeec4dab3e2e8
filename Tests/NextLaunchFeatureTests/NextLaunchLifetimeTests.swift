import FeatureTesting
import Fixtures
import Networking
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

@Suite struct NextLaunchLifetimeTests {
    @Test(arguments: [true, false])
    func `leaves nothing alive when it is done`(succeeds: Bool) async throws {
        let (request, output) = try await leftovers(
            of: succeeds ? .text(Fixture.launches) : .failure(.status(500)))

        #expect(request.object == nil)
        #expect(output.object == nil)
    }

    /// The request and the output of a load that is over.
    private func leftovers(
        of launches: BaseRequestSpy.Answer
    ) async throws -> (Weak<BaseRequestSpy>, Weak<SectionOutputSpy<NextLaunches>>) {
        let request = try BaseRequestSpy.api(launches: launches)
        let output = SectionOutputSpy<NextLaunches>()
        await NextLaunchBuilder.section(request: request).load(into: output)
        #expect(output.states.count == 2)
        return (Weak(request), Weak(output))
    }
}
