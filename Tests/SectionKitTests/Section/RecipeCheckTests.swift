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
        var more: [Block] = []

        func load(into output: some SectionOutput<[Fact]>) async {
            if let asks { _ = try? await asks.request.data(for: asks.endpoint) }
            attic?.kept.withLock { $0.append(output) }
            await output.show(state)
        }

        func body(for facts: [Fact]) -> [Block] { [.facts(facts)] + more }
    }

    private static let known = Endpoint("/known")

    private func broken(
        commands: [String]? = nil,
        _ make: @escaping @Sendable (BaseRequestSpy) -> Sketch
    ) async throws -> [RecipeCheck<BaseRequestSpy>.Promise] {
        let recipe = SectionRecipe<BaseRequestSpy>(name: "sketch", summary: "a sketch") {
            request, _ throws(UsageError) in make(request)
        }
        return try await RecipeCheck(recipe, commands: commands) { $0 }
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
            try await broken { _ in
                Sketch(
                    shape: .unknown,
                    more: [.table(.unknown("rows")), .table(.unknown("rows"))])
            } == [.keysAreUnique])
        #expect(
            try await broken { _ in
                Sketch(
                    shape: .unknown,
                    more: [.facts([Fact("seat", "Seat", .text("12A")).keptPrivate])])
            } == [.privateValuesAreDeclared])
        #expect(
            try await broken { request in
                attic.kept.withLock { $0.append(request) }
                return Sketch()
            } == [.nothingLeaks])
    }

    @Test func `a name of something that does not exist breaks a promise`() async throws {
        @Sendable func table(
            commands: [String] = [], events: EventColumns? = nil
        ) -> Block {
            .table(
                Table(
                    columns: [Column("day", "Day")], rows: [[.text("one")]],
                    events: events, commands: commands))
        }
        @Sendable func sketch(_ blocks: Block...) -> Sketch {
            Sketch(shape: .unknown, more: blocks)
        }
        @Sendable func events(_ id: String) -> EventColumns {
            EventColumns(domain: "example.com", id: id, start: "day")
        }
        let known = ["sketch", "add day"]
        let row = sketch(table(commands: ["sketch", "add day"], events: events("day")))
        #expect(try await broken(commands: known) { _ in row } == [])
        #expect(try await broken(commands: ["sketch"]) { _ in row } == [.namesExist])
        #expect(try await broken { _ in sketch(table(commands: ["other"])) } == [])
        #expect(try await broken { _ in sketch(table(events: events("dya"))) } == [.namesExist])
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
