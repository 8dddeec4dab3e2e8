import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import BirdsFeature

@Suite struct BirdsQueryTests {
    @Test(arguments: [(nil, ["Heron", "Robin"]), (12, ["Robin"]), (13, [])])
    func `the interactor reports the birds of the query`(least: Int?, names: [String]) async {
        let request = BaseRequestSpy([.birds: .sample])
        let interactor = BirdsInteractor(
            service: BirdsService(request: request), query: BirdsQuery(atLeast: least))

        let answers = await interactor.answers(to: ())

        #expect(answers.map { try? $0.get().all.map(\.name) } == [names])
    }

    @Test func `the option filters by count`() async throws {
        let shown = await (try section(["at-least": "12"])).loaded()

        #expect(shown.state.content?.table?.cells("name") == [.text("Robin")])
        #expect(throws: UsageError.self) { try section(["at-least": "many"]) }
    }

    private func section(_ options: [String: String]) throws -> any Section {
        let request = BaseRequestSpy([.birds: .sample])
        let dependencies = FeatureDependencies(request: request, now: GoldenFormat.now)
        return try BirdsBuilder.recipe.make(dependencies, OptionValues(options))
    }
}
