import FeatureTesting
import Fixtures
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct StatisticsGoldenTests {
    enum Subject: String, CaseIterable {
        case loading, success, empty, odd, error
    }

    @Test(arguments: Subject.allCases, GoldenFormat.allCases)
    func `the report matches its golden file`(subject: Subject, format: GoldenFormat) async throws {
        let request = try BaseRequestSpy.api(launches: answer(subject))
        let section = StatisticsBuilder.section(request: request, filter: filter(subject))
        let output = SectionOutputSpy<Statistics>()

        await section.load(into: output)

        let state = try #require(subject == .loading ? output.states.first : output.states.last)
        let text = format.text(of: SectionSnapshot(section, state))
        try Golden.verify(text, "statistics-\(subject).\(format.fileExtension)")
    }

    private func answer(_ subject: Subject) throws -> BaseRequestSpy.Answer {
        switch subject {
        case .loading, .success, .empty: .text(try Fixture.launches)
        case .odd: .text(try Fixture.oddLaunches)
        case .error: .failure(.busy(status: 429, retryAfter: 90))
        }
    }

    private func filter(_ subject: Subject) -> LaunchFilter {
        switch subject {
        case .empty: LaunchFilter(years: YearSet("1999,2030-2040"), rocket: "kestrel_*")
        case .loading, .success, .odd, .error: LaunchFilter()
        }
    }
}
