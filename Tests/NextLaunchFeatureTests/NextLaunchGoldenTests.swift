import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

@Suite struct NextLaunchGoldenTests {
    enum Subject: String, CaseIterable {
        case loading, success, empty, error
    }

    @Test(arguments: Subject.allCases, GoldenFormat.allCases)
    func `the report matches its golden file`(subject: Subject, format: GoldenFormat) async throws {
        let request = try BaseRequestSpy.api(launches: answer(subject))
        let section = NextLaunchBuilder.section(request: request, count: 3)
        let output = SectionOutputSpy<NextLaunches>()

        await section.load(into: output)

        let state = try #require(subject == .loading ? output.states.first : output.states.last)
        let text = format.text(of: SectionSnapshot(section, state))
        try Golden.verify(text, "next-\(subject).\(format.fileExtension)")
    }

    private func answer(_ subject: Subject) throws -> BaseRequestSpy.Answer {
        switch subject {
        case .loading, .success: .text(try Fixture.launches)
        case .empty: .text("[]")
        case .error: .failure(.busy(status: 429, retryAfter: 90))
        }
    }
}
