import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import NestsFeature

@Suite struct NestsTests {
    @Test func `the service leaves out records without a name`() async throws {
        let request = BaseRequestSpy([Endpoint("/nests"): .text(Self.sample)])

        let list = try await NestsService(request: request).nests()

        #expect(list.records.map(\.name) == ["Hedge", "Chimney"])
        #expect(list.dropped == 1)
    }

    @Test func `the interactor sorts the nests by name`() async {
        let request = BaseRequestSpy([Endpoint("/nests"): .text(Self.sample)])
        let interactor = NestsInteractor(service: NestsService(request: request))

        let answers = await interactor.answers(to: ())

        #expect(answers.map { try? $0.get().all.map(\.name) } == [["Chimney", "Hedge"]])
    }

    @Test func `the section shows the domain`() {
        let section = NestsSection(presenter: PresenterSpy<Void, Nests>())
        let nests = Nests(all: [Nests.Nest(name: "Hedge", count: nil)], dropped: 2)

        #expect(section.body(for: nests).table?.cells("count") == [.unknown])
        #expect(section.warnings(for: nests) == ["Records without a name: 2."])
    }

    private static let sample =
        #"[{"name": "Hedge", "count": 2}, {"name": "Chimney", "count": 1}, {"count": 3}]"#
}
