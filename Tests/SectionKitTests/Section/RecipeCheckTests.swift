import FeatureTesting
import Networking
import SectionKit
import Synchronization
import Testing

/// The check that a recipe keeps the promises of every recipe.
@Suite struct RecipeCheckTests {
    private final class Attic: Sendable {
        let kept = Mutex<[any Sendable]>([])
    }

    /// A section that keeps its promises or breaks one.
    private struct Sketch: Section {
        var id = "sketch"
        let title = "Sketch"
        var shape = ContentShape(facts: 1...1)
        var state = SectionState<[Fact]>.success([Fact("one", "One", .integer(1))])
        var asks: (request: BaseRequestSpy, endpoint: Endpoint)?
        var attic: Attic?

        func load(into output: some SectionOutput<[Fact]>) async {
            if let asks { _ = try? await asks.request.data(for: asks.endpoint) }
            attic?.kept.withLock { $0.append(output) }
            await output.show(state)
        }

        func body(for facts: [Fact]) -> [Block] { [.facts(facts)] }
    }

    private static let known = Endpoint("/known")

    private func broken(
        _ make: @escaping @Sendable (BaseRequestSpy) -> Sketch
    ) async throws -> [RecipeCheck<BaseRequestSpy>.Promise] {
        let recipe = SectionRecipe<BaseRequestSpy>(name: "sketch", summary: "a sketch") {
            request, _ throws(UsageError) in make(request)
        }
        return try await RecipeCheck(recipe) { $0 }
            .broken(asking: BaseRequestSpy([Self.known: .text("[]")]))
    }

    @Test func `a section that keeps all promises passes the check`() async throws {
        #expect(try await broken { _ in Sketch() } == [])
        #expect(try await broken { Sketch(asks: ($0, Self.known)) } == [])
        #expect(
            try await broken { _ in
                Sketch(state: .error(SectionError(message: "No.", recovery: "")))
            } == [])
    }

    @Test func `the check names each broken promise`() async throws {
        let attic = Attic()

        #expect(try await broken { _ in Sketch(id: "other") } == [.sectionHasItsName])
        #expect(try await broken { _ in Sketch(state: .loading) } == [.loadingEnds])
        #expect(try await broken { _ in Sketch(state: .success([])) } == [.contentHasTheShape])
        #expect(
            try await broken { Sketch(asks: ($0, Endpoint("/other"))) } == [.nothingElseIsAsked])
        #expect(try await broken { _ in Sketch(attic: attic) } == [.nothingLeaks])
        #expect(
            try await broken { request in
                attic.kept.withLock { $0.append(request) }
                return Sketch()
            } == [.nothingLeaks])
    }

    @Test func `the check throws for invalid option values`() async {
        let count = SectionOption<Int>("count", placeholder: "N", summary: "so many", minimum: 1)
        let recipe = SectionRecipe<BaseRequestSpy>(
            name: "sketch", summary: "a sketch", options: [count.description]
        ) { _, options throws(UsageError) in
            _ = try options.value(of: count)
            return Sketch()
        }

        await #expect(throws: UsageError.self) {
            try await RecipeCheck(recipe, ["count": "0"]) { $0 }.broken(asking: BaseRequestSpy())
        }
    }
}
