import FeatureTesting
import SectionKit
import Synchronization
import Testing

/// Tests of the check that actions behave as actions must.
@Suite struct ActionCheckTests {
    /// An action that behaves well, or violates one rule.
    private struct Sketch: Action {
        var id = "sketch"
        let title = "Sketch"
        var shape = ContentShape()
        var plan = SectionState<ActionPlan>.success(ActionPlan("sketch"))
        var form = SectionState<FormValues>.success(FormValues())
        var result = SectionState<[Block]>.success([])
        var during: @Sendable (Moment) async -> Void = { _ in }
        var retainer: Retainer?

        func plan(into output: some SectionOutput<ActionPlan>) async {
            await during(.plan)
            retainer?.retain(output, from: .plan)
            await output.show(plan)
        }

        func currentValues(into output: some SectionOutput<FormValues>) async {
            await during(.present)
            retainer?.retain(output, from: .present)
            await output.show(form)
        }

        func load(into output: some SectionOutput<[Block]>) async {
            await during(.perform)
            retainer?.retain(output, from: .perform)
            await output.show(result)
        }

        func body(for blocks: [Block]) -> [Block] { blocks }
    }

    private typealias Moment = ActionSpy.Call

    /// Retains an output, which an action must not do.
    private final class Retainer: Sendable {
        private let moment: Moment
        private let kept = Mutex<[any Sendable]>([])

        init(_ moment: Moment) { self.moment = moment }

        func retain(_ thing: any Sendable, from moment: Moment) {
            if moment == self.moment { kept.withLock { $0.append(thing) } }
        }
    }

    private func broken(
        _ make: @escaping @Sendable (ShelfSpy) throws(UsageError) -> Sketch
    ) async throws -> [ActionCheck<ShelfSpy, ShelfSpy>.Promise] {
        let recipe = ActionRecipe<ShelfSpy>(
            name: "sketch", summary: "sketch", options: [Shelf.title.description]
        ) { shelf, values throws(UsageError) in
            _ = try values.value(of: Shelf.title)
            return try make(shelf)
        }
        return try await check(recipe) { $0 }.broken(on: ShelfSpy(["1": "Dune"]))
    }

    private func check<Dependencies>(
        _ recipe: ActionRecipe<Dependencies>,
        _ options: [String: String] = [:],
        dependencies: @escaping (ShelfSpy) -> Dependencies
    ) -> ActionCheck<Dependencies, ShelfSpy> {
        ActionCheck(
            recipe, options, asked: { $0.asked.all.count }, changes: { $0.changes.all.count },
            dependencies: dependencies)
    }

    @Test func `a correct action passes the check`() async throws {
        let remove = check(Shelf.remove, ["book": "1"]) { $0 }
        let rename = check(Shelf.rename, ["book": "1", "title": "Emma"]) { $0 }
        let nowhere = check(Shelf.rename, ["book": "7", "title": "Emma"]) { $0 }

        #expect(try await remove.broken(on: ShelfSpy(["1": "Dune"])) == [])
        #expect(try await rename.broken(on: ShelfSpy(["1": "Dune"])) == [])
        #expect(try await nowhere.broken(on: ShelfSpy(["1": "Dune"])) == [])
        #expect(try await broken { _ in Sketch() } == [])
    }

    @Test func `an action that shows no state fails the check`() async throws {
        #expect(try await broken { _ in Sketch(plan: .loading) } == [.planningEnds])
        #expect(try await broken { _ in Sketch(form: .loading) } == [.presentingEnds])
        #expect(try await broken { _ in Sketch(result: .loading) } == [.performingEnds])
        #expect(try await broken { _ in Sketch(id: "other") } == [.actionHasItsName])
    }

    @Test func `an action that changes something too early fails the check`() async throws {
        func changing(_ moment: Moment) async throws -> [ActionCheck<ShelfSpy, ShelfSpy>.Promise] {
            try await broken { shelf in
                Sketch(during: { if $0 == moment { _ = try? await shelf.remove("1") } })
            }
        }

        #expect(try await changing(.plan) == [.planningChangesNothing])
        #expect(try await changing(.present) == [.presentingChangesNothing])
        #expect(try await changing(.perform) == [])
    }

    @Test func `an action that sends requests when built fails the check`() async throws {
        #expect(
            try await broken { shelf in
                shelf.asked.note("books")
                return Sketch()
            } == [.buildingAsksNothing])
    }

    @Test func `a result of another shape than declared fails the check`() async throws {
        #expect(
            try await broken { _ in Sketch(shape: ContentShape(tables: 1...1)) }
                == [.resultHasTheShape])
    }

    @Test func `a form with values that do not parse back fails the check`() async throws {
        let empty = FormValues(OptionValues(["title": ""]))
        #expect(try await broken { _ in Sketch(form: .success(empty)) } == [.formIsAccepted])

        let count = Mutex(0)
        #expect(
            try await broken { _ in
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                return Sketch(form: .success(FormValues(OptionValues(["title": "\(number)"]))))
            } == [.formReadsBackTheSame])
    }

    @Test(arguments: [ActionSpy.Call.plan, .present, .perform])
    func `an action that retains its output fails the check`(moment: ActionSpy.Call) async throws {
        let retainer = Retainer(moment)

        #expect(try await broken { _ in Sketch(retainer: retainer) } == [.nothingLeaks])
    }

    @Test func `an action that retains its dependencies fails the check`() async throws {
        let retainer = Retainer(.plan)

        #expect(
            try await broken { shelf in
                retainer.retain(shelf, from: .plan)
                return Sketch()
            } == [.nothingLeaks])
    }
}
