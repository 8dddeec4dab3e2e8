import FeatureKit
import FeatureTesting
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization
import Testing

/// A record for tests.
private struct Note: StoredRecord, Equatable {
    static let kind = RecordKind("notes", schema: 1)
    let text: String

    var commonName: String? { text == "nameless" ? nil : text }

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
                .paragraph("Milk is out again."),
                .facts([Fact("change", "Undone", .text("add milk"))]),
            ])
    }

    @Test func `Only its key needs confirmation`() {
        #expect(Self.recipe.command.confirmation == .byKey)
    }

    @Test func `The plan names the change that would be undone`() async throws {
        let store = try await Self.store("milk", "bread")
        _ = try await Self.recipe.make(store, OptionValues()).loaded()

        #expect(
            await Self.plan(of: store)
                == .success(
                    ActionPlan(
                        "take milk out again",
                        changes: [
                            .facts([
                                .people("Last change", .text("add milk")),
                                .people(
                                    "Made",
                                    .date(
                                        PreciseDate(
                                            Date(timeIntervalSince1970: 1_700_000_000),
                                            precision: .hour))),
                            ])
                        ])))
    }

    @Test func `The plan says what will be, not what was done`() async throws {
        let store = try await Self.store("milk", "bread", "nameless")
        let milk = try #require(try await store.all().records.first { $0.record.text == "milk" })
        #expect(await Self.planned(store) == "undo “add nameless”")
        try await store.undo()

        var change = StoreChange<Note>("change milk")
        change.put(Note(text: "oat milk"), as: milk.id)
        try await store.commit(change)
        #expect(await Self.planned(store) == "change oat milk back to milk")

        change = StoreChange<Note>("remove “oat milk”")
        change.remove(milk.id)
        try await store.commit(change)
        #expect(await Self.planned(store) == "bring “oat milk” back")

        change = StoreChange<Note>("import 3 notes")
        for (number, text) in ["a", "b"].enumerated() {
            change.put(
                Note(text: text),
                as: RecordID(at: Date(timeIntervalSince1970: 90 + Double(number))))
        }
        change.put(Note(text: "c"), as: milk.id)
        let bread = try #require(try await store.all().records.first { $0.record.text == "bread" })
        change.put(Note(text: "rye bread"), as: bread.id)
        try await store.commit(change)
        #expect(
            await Self.planned(store)
                == "take 3 notes out again and change 1 of the notes back")
        let undone = try await Self.recipe.make(store, OptionValues()).loaded()
        #expect(
            undone.state.content?.text
                .hasPrefix("3 notes are out again and 1 of the notes is as before.") == true)
    }

    @Test func `What was renamed is named as it is now before, and as it was after`() async throws {
        let store = try await Self.store("milk")
        let milk = try #require(try await store.all().records.first)
        var change = StoreChange<Note>("rename “milk”")
        change.put(Note(text: "oat milk"), as: milk.id)
        try await store.commit(change)

        #expect(await Self.planned(store) == "change “oat milk” back to “milk”")
        let undone = try await Self.recipe.make(store, OptionValues()).loaded()
        #expect(undone.state.content?.text.hasPrefix("“milk” is as before.") == true)
    }

    @Test func `What keeps its name is named once`() async throws {
        let store = try await Self.store("milk")
        let milk = try #require(try await store.all().records.first)
        var change = StoreChange<Note>("change milk")
        change.put(milk.record, as: milk.id)
        try await store.commit(change)

        #expect(await Self.planned(store) == "change milk back")
        let undone = try await Self.recipe.make(store, OptionValues()).loaded()
        #expect(undone.state.content?.text.hasPrefix("Milk is as before.") == true)
    }

    @Test func `The last change of several stores is undone, and what the same action changed`()
        async throws
    {
        let times = Mutex(0.0)
        let (trips, entries) = (
            Store { Date(timeIntervalSince1970: times.withLock(\.self)) },
            Store { Date(timeIntervalSince1970: times.withLock(\.self)) }
        )
        let ids = (
            trip: RecordID(at: Date(timeIntervalSince1970: 1)),
            day: RecordID(at: Date(timeIntervalSince1970: 2))
        )
        func commit(_ text: String, to store: Store, at time: Double, remove: Bool = false)
            async throws
        {
            times.withLock { $0 = time }
            let isTrip = store === trips
            let id = isTrip ? ids.trip : ids.day
            var change = StoreChange<Note>("\(remove ? "remove" : "add") \(text)")
            if remove {
                change.remove(id)
            } else {
                change.put(Note(text: isTrip ? text : "day"), as: id)
            }
            try await store.commit(change)
        }
        let recipe = ActionRecipe<Int>.undo { _ throws(UsageError) in
            [UndoableStore(trips), UndoableStore(entries)]
        }
        func undo() async throws -> String? {
            let plan = SectionOutputSpy<ActionPlan>()
            try await recipe.make(0, OptionValues()).plan(into: plan)
            _ = try await recipe.make(0, OptionValues()).loaded()
            return plan.states.last?.content?.summary
        }
        try await commit("Iceland", to: trips, at: 100)
        try await commit("a day", to: entries, at: 200)
        try await commit("Iceland", to: entries, at: 300, remove: true)
        try await commit("Iceland", to: trips, at: 301, remove: true)

        #expect(try await undo() == "bring Iceland and day back")
        #expect(try await undo() == "take day out again")
        #expect(try await undo() == "take Iceland out again")
        #expect(try await entries.all().records.isEmpty)
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

    private static func planned(_ store: Store) async -> String? {
        await plan(of: store)?.content?.summary
    }

    private static func plan(of store: Store) async -> SectionState<ActionPlan>? {
        let output = SectionOutputSpy<ActionPlan>()
        try? await recipe.make(store, OptionValues()).plan(into: output)
        return output.states.last
    }
}
