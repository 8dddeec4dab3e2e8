import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import InfoFeature

@Suite struct InfoGoldenTests {
    enum Subject: String, CaseIterable {
        case loading, success, empty, odd, error
    }

    @Test(arguments: Subject.allCases, GoldenFormat.allCases)
    func `the report matches its golden file`(subject: Subject, format: GoldenFormat) async throws {
        let section = InfoBuilder.section(request: BaseRequestSpy([.company: answer(subject)]))
        let output = SectionOutputSpy<Company>()

        await section.load(into: output)

        let state = try #require(subject == .loading ? output.states.first : output.states.last)
        let text = format.text(of: SectionSnapshot(section, state))
        try Golden.verify(text, "info-\(subject).\(format.fileExtension)")
    }

    private func answer(_ subject: Subject) -> BaseRequestSpy.Answer {
        switch subject {
        case .loading, .success: .text(InfoResponses.full)
        case .empty: .text(InfoResponses.empty)
        case .odd: .text(InfoResponses.odd)
        case .error: .failure(.status(503))
        }
    }
}
