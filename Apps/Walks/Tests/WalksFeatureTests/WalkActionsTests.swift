import FeatureTesting
import RecordStore
import SectionEssentials
import SectionKit
import Testing
import Tracks
import Walking

@testable import WalksFeature

/// Adding, renaming, removing and undoing, over a store in memory.
@Suite struct WalkActionsTests {
    private static func plan(_ action: some Action) async -> String? {
        let output = SectionOutputSpy<ActionPlan>()
        await action.plan(into: output)
        guard case .success(let plan)? = output.states.last else { return nil }
        return plan.summary
    }

    @Test func `A file is added with the name of its track, or the given one`() async throws {
        let store = RecordStoreSpy<RecordedWalk>.holding()
        let interactor = WalksInteractor.sample(store)

        _ = await AddWalk(file: "hill.gpx", name: nil, interactor: interactor).loaded()
        let added = await AddWalk(file: "lake.gpx", name: "Lake", interactor: interactor).loaded()

        #expect(added.state.content?.text == "“Lake” is in the list.")
        let walks = try await store.all().records.map(\.record)
        #expect(Set(walks.map(\.name)) == ["Track", "Lake"])
        #expect(Set(walks.map(\.file)) == ["/walks/hill.gpx", "/walks/lake.gpx"])
    }

    @Test func `A file that is in the list is not added twice`() async throws {
        let store = RecordStoreSpy<RecordedWalk>.holding(.lake)
        let error = await AddWalk(
            file: "lake.gpx", name: nil, interactor: WalksInteractor.sample(store)
        ).loaded().state.error

        #expect(
            error?.message
                == "The walk could not be added: it is in the list already, as"
                + " 'Around the lake'.")
        #expect(try await store.history().isEmpty)
    }

    @Test(arguments: ["around the lake", "lake.gpx", "/walks/lake.gpx"])
    func `A walk is renamed by its name or its file`(walk: String) async throws {
        let store = RecordStoreSpy<RecordedWalk>.holding(.lake, .hill)
        let action = RenameWalk(walk: walk, name: "Lake", interactor: WalksInteractor.sample(store))

        #expect(await Self.plan(action) == "rename “Around the lake” to “Lake”")
        let renamed = await action.loaded()

        #expect(renamed.state.content?.text == "The walk is called “Lake” now.")
        let names = try await store.all().records.map(\.record.name)
        #expect(Set(names) == ["Lake", "Up the hill"])
    }

    @Test func `A folder of photos is kept with a walk, and no longer`() async throws {
        let store = RecordStoreSpy<RecordedWalk>.holding(.lake)
        let interactor = WalksInteractor.sample(store)
        func keep(_ folder: String?) -> KeepPhotos {
            KeepPhotos(walk: "lake.gpx", folder: folder, interactor: interactor)
        }

        #expect(
            await Self.plan(keep("pictures"))
                == "keep the photos in pictures with “Around the lake”")
        _ = await keep("pictures").loaded()
        #expect(try await store.all().records.map(\.record.photos) == ["/walks/pictures"])

        let error = await keep("nowhere").loaded().state.error
        #expect(error?.message == "The walk could not be changed: /walks/nowhere is not a folder.")

        _ = await keep(nil).loaded()
        #expect(try await store.all().records.map(\.record.photos) == [nil])
    }

    @Test func `A removed walk keeps its file, says so, and comes back with undo`() async throws {
        let store = RecordStoreSpy<RecordedWalk>.holding(.lake)
        let interactor = WalksInteractor.sample(store)
        let action = RemoveWalk(walk: "lake.gpx", withFile: false, interactor: interactor)

        #expect(
            await Self.plan(action) == "remove “Around the lake” from the list; its file stays")
        let removed = await action.loaded()
        #expect(
            removed.state.content?.text
                == "“Around the lake” is no longer in the list; its file stays.")
        #expect(try await store.all().records.isEmpty)

        let undo = try #require(WalksBuilder.actions.first { $0.name == "walks undo" })
        _ = try await undo.make(.keeping(store), OptionValues()).loaded()
        #expect(try await store.all().records.map(\.record) == [.lake])
    }

    @Test func `A file that is deleted too is named in the plan`() async throws {
        let action = RemoveWalk(
            walk: "lake.gpx", withFile: true,
            interactor: WalksInteractor.sample(.holding(.lake)))

        #expect(
            await Self.plan(action)
                == "remove “Around the lake” and delete /walks/lake.gpx, which cannot be undone")
    }

    @Test func `A file that cannot be deleted leaves its walk in the list`() async throws {
        let store = RecordStoreSpy<RecordedWalk>.holding(.lake)
        let interactor = WalksInteractor.sample(store, files: WalkFilesSpy())

        let error = await RemoveWalk(
            walk: "Around the lake", withFile: true, interactor: interactor
        ).loaded().state.error

        #expect(error?.message.contains("/walks/lake.gpx could not be deleted") == true)
        #expect(try await store.all().records.count == 1)
    }

    @Test(arguments: [(true, "walks start"), (false, "walk --live")])
    func `Without a walk that goes on, an error says how to start one`(
        canStart: Bool, command: String
    ) async {
        let error = WalksError.nothingGoesOn(canStart: canStart)

        #expect(error.recovery == "Start one with 'walk-report \(command)'.")
    }

    @Test func `The walk that goes on is not removed, and no second one starts`() async throws {
        var walk = Walk(name: "Up the hill", track: Track(segments: []))
        walk.recording = "/walks/hill.gpx"
        let store = RecordStoreSpy<RecordedWalk>.holding(.hill)
        let interactor = WalksInteractor.sample(store, live: walk)

        let removed = await RemoveWalk(
            walk: "hill.gpx", withFile: false, interactor: interactor
        ).loaded()
        let started = await StartWalk(
            request: WalkRequest(.receiver(nil)), interactor: interactor
        ).loaded()

        #expect(removed.state.error?.message == "The walk could not be removed: a walk goes on.")
        #expect(started.state.error?.recovery == "End it first, with 'walk-report walks stop'.")
        #expect(try await store.all().records.count == 1)
    }

    @Test func `a walk that ends without a position is not said to be in the list`() throws {
        let walk = Walk(name: "Nowhere", track: Track(segments: []))
        let action = StopWalk(interactor: WalksInteractor.sample(.holding()))

        let block = try #require(action.body(for: walk).first)

        #expect(
            block
                == .paragraph(
                    InlineText("“Nowhere” has ended without a position, so it is not kept.")))
    }

    @Test func `Without a walk there is nothing to stop`() async throws {
        let error = await StopWalk(
            interactor: WalksInteractor.sample(.holding())
        ).loaded().state.error

        #expect(error?.message == "The walk could not be ended: no walk goes on.")
    }

    @Test func `A walk that another program records is ended there`() async throws {
        let error = await StopWalk(
            interactor: WalksInteractor.sample(
                .holding(.lake, .hill),
                files: WalkFilesSpy("/walks/hill.gpx", recorded: ["/walks/hill.gpx"]))
        ).loaded().state.error

        #expect(error?.message == "The walk could not be ended: another program records it.")
        #expect(error?.recovery == "End it there first.")
    }

    @Test func `A name that is not in the list gets the nearest one as a suggestion`() async throws
    {
        let error = await RenameWalk(
            walk: "Around the lakes", name: "x", interactor: WalksInteractor.sample(.holding(.lake))
        ).loaded().state.error

        #expect(error?.recovery == "Did you mean 'Around the lake'?")
    }

    @Test func `Several walks of one name are told apart by their files`() async throws {
        var other = RecordedWalk.hill
        other.name = "around the lake"
        let error = await RenameWalk(
            walk: "Around the lake", name: "x",
            interactor: WalksInteractor.sample(.holding(.lake, other))
        ).loaded().state.error

        #expect(error?.recovery == "Name the file: /walks/hill.gpx or /walks/lake.gpx.")
    }

    @Test(arguments: [
        (WalksBuilder.rename, ["walk": "/walks/lake.gpx", "name": "Lake"]),
        (WalksBuilder.remove, ["walk": "/walks/lake.gpx"]),
        ("walks undo", [:]),
    ])
    func `The actions keep the promises of every action`(
        name: String, options: [String: String]
    ) async throws {
        let recipe = try #require(WalksBuilder.actions.first { $0.name == name })
        let check = ActionCheck(
            recipe, options, asked: { (store: RecordStoreSpy<RecordedWalk>) in store.calls.count },
            changes: { store in
                store.calls.count { if case .commit = $0 { true } else { $0 == .undo } }
            },
            dependencies: WalkDependencies.keeping)

        #expect(try await check.broken(on: .holding(.lake)) == [])
    }

    @Test func `a walk starts in browse only`() async throws {
        let start = try #require(WalksBuilder.actions.first { $0.name == "walks start" })

        let walk = try start.make(.keeping(.holding()), OptionValues())

        guard case .error(let error) = await walk.loaded().state else {
            Issue.record("it has started")
            return
        }
        #expect(error.message.contains("only while 'walk-report browse' runs"))
    }
}
