import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchpadsFeature

@Suite struct LaunchpadsGoldenTests {
    enum Subject: String, CaseIterable {
        case loading, success, error
    }

    @Test(arguments: Subject.allCases, GoldenFormat.allCases)
    func `the report matches its golden file`(subject: Subject, format: GoldenFormat) async throws {
        let text = format.text(of: try await snapshot(of: subject))
        try Golden.verify(text, "launchpads-\(subject).\(format.fileExtension)")
    }

    @Test func `GeoJSON matches its golden file`() async throws {
        let report = Report(
            title: "Golden report", source: Report.Source(id: "golden", summary: "made up."),
            generatedAt: GoldenFormat.now, sections: [try await snapshot(of: .success)])
        try Golden.verify(GeoJSONSurface().text(of: report), "launchpads-success.geojson")
    }

    private func snapshot(of subject: Subject) async throws -> SectionSnapshot {
        let launches: BaseRequestSpy.Answer =
            subject == .error
            ? .failure(.busy(status: 429, retryAfter: 90)) : .text(try Fixture.launches)
        let section = LaunchpadsBuilder.section(
            request: try BaseRequestSpy.api(launches: launches), api: .rSpaceX)
        let output = SectionOutputSpy<Launchpads>()
        await section.load(into: output)
        let state = try #require(subject == .loading ? output.states.first : output.states.last)
        return SectionSnapshot(section, state)
    }
}
