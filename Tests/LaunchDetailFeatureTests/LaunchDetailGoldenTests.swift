import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailGoldenTests {
    enum Subject: String, CaseIterable {
        case loading, success, failed, partial, bare, several, none, error

        var words: String {
            switch self {
            case .loading, .success, .partial, .error: "night's watch"
            case .failed: "first light"
            case .bare: "only a name"
            case .several: "window"
            case .none: "nihgt watch"
            }
        }
    }

    @Test(arguments: Subject.allCases, GoldenFormat.allCases)
    func `the report matches its golden file`(subject: Subject, format: GoldenFormat) async throws {
        let section = LaunchDetailBuilder.section(
            request: try request(subject), search: try .words(subject.words))
        let output = SectionOutputSpy<LaunchSearchResult>()

        await section.load(into: output)

        let state = try #require(subject == .loading ? output.states.first : output.states.last)
        let text = format.text(of: SectionSnapshot(section, state))
        try Golden.verify(text, "launch-\(subject).\(format.fileExtension)")
    }

    private func request(_ subject: Subject) throws -> BaseRequestSpy {
        let busy = BaseRequestSpy.Answer.failure(.busy(status: 429, retryAfter: 90))
        return switch subject {
        case .error: try .detailed(launches: busy)
        case .partial: try .detailed(payloads: busy, cores: busy, landpads: busy)
        case .bare: try .detailed(launches: .text(Fixture.oddLaunches))
        default: try .detailed()
        }
    }
}
