import Essentials
import FeatureKit
import FeatureTesting
import Networking
import RecordStore
import SectionKit
import Testing

/// A record for tests.
private struct Note: StoredRecord, Equatable {
    static let kind = RecordKind("notes", schema: 1)
    let text: String

    init(text: String) { self.text = text }

    init?(json: inout JSONReader, schema: Int) {
        var text = ""
        json.object { key, json in if key == "text" { text = json.string() ?? "" } }
        self.text = text
    }

    var members: [(key: String, value: JSONValue)] { [("text", .string(text))] }
}

private typealias Store = RecordStoreSpy<Note>

/// The action that every program with a store offers.
@Suite struct UndoActionTests {
    private static let recipe = ActionRecipe<Store>.undo(
        "notes undo", "undo the last change of the notes", changes: ["notes"]
    ) { store in store }

    private static func store(_ texts: String...) async throws -> Store {
        let store = Store()
        for (number, text) in texts.enumerated() {
            var change = StoreChange<Note>("add \(text)")
            let date = Date(timeIntervalSince1970: Double(number))
            change.put(Note(text: text), as: RecordID(at: date), if: .nothing)
            try await store.commit(change)
        }
        return store
    }

    @Test func `The changes are undone from the last to the first`() async throws {
        let store = try await Self.store("milk", "bread")

        let last = try await Self.recipe.make(store, OptionValues()).loaded()
        #expect(last.state.content?.facts.map(\.value) == [.text("add bread")])
        #expect(try await store.all().records.map(\.record.text) == ["milk"])

        let first = try await Self.recipe.make(store, OptionValues()).loaded()
        #expect(first.state.content?.facts.map(\.value) == [.text("add milk")])
        #expect(try await store.all().records.isEmpty)
    }

    @Test func `The result names the change, for people in its first sentence`() async throws {
        let result = try await Self.recipe.make(try await Self.store("milk"), OptionValues())
            .loaded()

        #expect(
            result.state.content == [
                .paragraph("The last change is undone: add milk."),
                .facts([.machines("change", .text("add milk"))]),
            ])
    }

    @Test func `Only its key needs confirmation`() {
        #expect(Self.recipe.command.confirmation == .byKey)
    }

    @Test func `The plan names the change that would be undone`() async throws {
        let store = try await Self.store("milk", "bread")
        _ = try await Self.recipe.make(store, OptionValues()).loaded()

        #expect(await Self.plan(of: store) == .success(ActionPlan("undo: add milk")))
    }

    @Test func `Without a change, the plan and the action say so`() async throws {
        let store = try await Self.store()
        let error = SectionError(
            message: "The last change could not be undone: there is no change to undo.",
            recovery: "Only the last 50 changes can be undone, each of them once.")

        #expect(await Self.plan(of: store) == .error(error))
        #expect(try await Self.recipe.make(store, OptionValues()).loaded().state.error == error)
    }

    @Test func `A store that cannot be opened is reported when the action is made`() {
        let recipe = ActionRecipe<Int>.undo { _ throws(UsageError) -> any RecordStoreInput<Note> in
            throw UsageError("no folder for records.")
        }

        #expect(throws: UsageError("no folder for records.")) {
            try recipe.make(0, OptionValues())
        }
    }

    @Test func `It keeps the promises of every action`() async throws {
        let check = ActionCheck(
            Self.recipe, asked: { (store: Store) in store.calls.count },
            changes: { store in store.calls.count { $0 == .undo } }, dependencies: { $0 })

        #expect(try await check.broken(on: Store()) == [])
    }

    private static func plan(of store: Store) async -> SectionState<ActionPlan>? {
        let output = SectionOutputSpy<ActionPlan>()
        try? await recipe.make(store, OptionValues()).plan(into: output)
        return output.states.last
    }
}
