import FeatureKit
import FeatureTesting
import Logbook
import Networking
import RecordStore
import RecordSync
import SectionEssentials
import SectionKit
import Synchronization
import Testing

@testable import SyncFeature

/// The sections and actions about syncing, over a service that answers as a test says.
@Suite struct SyncFeatureTests {
    private static func dependencies(_ service: any SyncServiceInput) -> LogDependencies {
        LogDependencies(
            context: ContextSpy(stores: [RecordStoreSpy<LoggedFlight>()]),
            request: BaseRequestSpy(), sync: service)
    }

    private static func conflict(
        _ id: String = "0123456789ab", of file: String = "flights.one.json"
    ) throws -> KeptVersion {
        let id = try #require(RecordID(id))
        let name = try #require(SyncName(fileName: file))
        return KeptVersion(
            Revised(
                id: id, record: SyncConflict(name: name, content: Data("{}".utf8)), revision: 1,
                changedAt: Date(timeIntervalSince1970: 1_700_000_000)), current: nil)
    }

    private func section(
        _ name: String, _ service: SyncServiceSpy, _ options: [String: String] = [:]
    ) async throws -> SectionSnapshot {
        let recipe = try #require(SyncBuilder.recipes.first { $0.name == name })
        return await (try recipe.make(Self.dependencies(service), OptionValues(options))).loaded()
    }

    private func perform(
        _ name: String, _ options: [String: String] = [:], _ service: SyncServiceSpy
    ) async throws -> SectionSnapshot {
        let recipe = try #require(SyncBuilder.actions.first { $0.name == name })
        return await (try recipe.make(Self.dependencies(service), OptionValues(options))).loaded()
    }

    @Test(.timeLimit(.minutes(1)))
    func `a change of the shared folder is synced, and so is the next one`() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("shared")
        let service = SyncServiceSpy(place: .folder(folder.path("shared")))
        let interactor = SyncInteractor(
            service: service,
            changes: RecordChanges(of: folder.path("log")) { _ in await Task.yield() })
        await interactor.sync(
            fetchingPhotos: false, acceptingOlder: false,
            reportingTo: InteractorOutputSpy<SyncReport, SyncError>())

        for name in ["flights.one.json", "flights.two.json"] {
            try folder.put("{}", in: "shared/\(name)")
            #expect(await interactor.syncAfterChange())
        }

        #expect(service.changes.count == 3)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a server, which reports no change, is asked once a minute, seen or not`() async throws {
        let folder = try TemporaryFolder()
        let service = SyncServiceSpy(place: .server("https://dav.example/log"))
        let pauses = Mutex<[Duration]>([])
        let interactor = SyncInteractor(
            service: service,
            changes: RecordChanges(of: folder.path("log")) { pause in
                pauses.withLock { $0.append(pause) }
                // What looks at the folders waits until the minute is over.
                if pause < SyncInteractor.serverInterval {
                    try? await Task.sleep(for: .seconds(3_600))
                }
            })
        await interactor.sync(
            fetchingPhotos: false, acceptingOlder: false,
            reportingTo: InteractorOutputSpy<SyncReport, SyncError>())

        #expect(await interactor.syncAfterChange())
        #expect(service.changes == ["sync", "sync"])
        #expect(pauses.withLock { $0.contains(.seconds(60)) })
    }

    @Test func `on a screen, a sync waits for another that goes on`() async throws {
        let folder = try TemporaryFolder()
        let service = SyncServiceSpy(busy: 2)
        let output = InteractorOutputSpy<SyncReport, SyncError>()
        let screen = SyncInteractor(
            service: service, changes: RecordChanges(of: folder.path("log")) { _ in })

        await screen.sync(fetchingPhotos: false, acceptingOlder: false, reportingTo: output)
        #expect(service.changes == ["sync", "sync", "sync"])
        #expect(throws: Never.self) { try output.answers.first?.get() }

        // A command says so at once.
        let once = InteractorOutputSpy<SyncReport, SyncError>()
        await SyncInteractor(service: SyncServiceSpy(busy: 1))
            .sync(fetchingPhotos: false, acceptingOlder: false, reportingTo: once)
        #expect(once.answers == [.failure(.busy)])
    }

    @Test func `where a sync is done once, nothing is watched`() async {
        let service = SyncServiceSpy()

        #expect(await !SyncInteractor(service: service).syncAfterChange())
        #expect(service.calls.isEmpty)
    }

    @Test(arguments: SyncBuilder.recipes.map(\.name))
    func `the recipes pass the recipe check`(name: String) async throws {
        let recipe = try #require(SyncBuilder.recipes.first { $0.name == name })
        let check = RecipeCheck(recipe) { _ in Self.dependencies(SyncServiceSpy()) }

        #expect(try await check.broken(asking: BaseRequestSpy()) == [])
    }

    @Test(arguments: [
        ("sync setup", ["place": "/srv/log"]), ("sync status", [:]), ("sync sign-out", [:]),
        ("sync now", [:]),
        ("conflicts take", ["conflict": "0123456789ab"]),
        ("conflicts drop", ["conflict": "0123456789ab"]),
    ])
    func `the actions pass the action check`(name: String, options: [String: String]) async throws {
        let recipe = try #require(SyncBuilder.actions.first { $0.name == name })
        let check = ActionCheck(
            recipe, options, asked: { (spy: SyncServiceSpy) in spy.calls.count },
            changes: { spy in spy.changes.count }, dependencies: Self.dependencies)

        #expect(try await check.broken(on: SyncServiceSpy(conflicts: [Self.conflict()])) == [])
    }

    @Test func `a sync says how many records went where, and what is left to decide`() async throws
    {
        var result = SyncResult()
        result.sent = [try #require(SyncName(fileName: "flights.one.json"))]
        let service = SyncServiceSpy(
            result: .success(result), conflicts: [try Self.conflict()])

        let shown = try #require(try await section("sync", service).state.content)

        #expect(service.changes == ["sync"])
        #expect(shown.text.contains("Run 'flight-log conflicts' to see 1 version that lost."))
        let facts = shown.facts
        #expect(
            facts.map(\.key) == [
                "state", "place", "sent", "received", "new_conflicts", "conflicts", "went_back",
                "photos_sent", "photos_received", "photos_missing",
            ])
        #expect(facts[2].value == .integer(1))
    }

    @Test(arguments: [
        ([:], "What is newer was sent again; --accept-older would make the older the newest."),
        (["accept-older": ""], "Those older versions are the newest now; the newer ones are"),
    ])
    func `a place that went back is named with its date`(
        options: [String: String], outcome: String
    ) async throws {
        var result = SyncResult()
        result.older = [try #require(SyncName(fileName: "flights.one.json"))]
        result.olderDate = Date(timeIntervalSince1970: 1_718_323_200)
        let service = SyncServiceSpy(result: .success(result))

        let shown = try await section("sync", service, options)

        let text = try #require(shown.state.content?.text)
        #expect(text.contains("The other side went back to 14 Jun 2024: 1 record. \(outcome)"))
        #expect(service.changes == [options.isEmpty ? "sync" : "sync accepting older"])
    }

    @Test func `an encrypted file of somebody else is named`() async throws {
        var result = SyncResult()
        result.unproven = ["flights.one.json"]

        let shown = try await section("sync", SyncServiceSpy(result: .success(result)))

        #expect(shown.warnings.first?.contains("not written by a machine with your key") == true)
    }

    @Test func `a file that cannot be read makes the sync partial`() async throws {
        var result = SyncResult()
        result.unreadable = ["flights.one.json"]

        let shown = try await section("sync", SyncServiceSpy(result: .success(result)))

        #expect(shown.warnings == ["flights.one.json cannot be read and was left alone."])
        #expect(
            SyncSection(
                fetchesPhotos: false, acceptsOlder: false,
                presenter: SyncPresenter(interactor: SyncInteractor(service: NoSync()))
            )
            .isPartial(
                SyncReport(place: "", result: result, fetch: PhotoFetch(), conflicts: 0)))
    }

    @Test(arguments: [
        SyncError.emptied("/srv/log"), .locked(seconds: 120), .credentials(status: 401),
    ])
    func `a sync that fails says why and what to do`(error: SyncError) async throws {
        let shown = try await section("sync", SyncServiceSpy(result: .failure(error)))

        let failure = try #require(shown.state.error)
        #expect(failure.message == "The log could not be synced: \(error.summary).")
        #expect(failure.recovery == error.recovery)
    }

    @Test(arguments: [true, false])
    func `without a set-up, nothing is synced and the person is signed out`(
        byKey: Bool
    ) async throws {
        let service = SyncServiceSpy(place: nil)

        let shown =
            byKey
            ? try await perform("sync now", [:], service) : try await section("sync", service)

        #expect(service.changes == [])
        #expect(try #require(shown.state.content).facts.map(\.value) == [.text("signed out")])
        #expect(shown.warnings.first?.contains("'flight-log sync setup PLACE'") == true)
    }

    @Test func `a status compares both sides and changes nothing`() async throws {
        let service = SyncServiceSpy()

        let facts = try #require(try await perform("sync status", [:], service).state.content).facts

        #expect(facts.map(\.value).suffix(5) == [4, 5, 0, 1, 2].map(Cell.integer))
        #expect(service.changes.isEmpty)
    }

    @Test func `a place with other files is refused before anybody is asked`() async throws {
        let found = SyncFound(isLog: false, records: 0, others: 2, recordsHere: 1)
        let service = SyncServiceSpy(found: found)
        let recipe = try #require(SyncBuilder.actions.first { $0.name == "sync setup" })
        let action = try recipe.make(
            Self.dependencies(service), OptionValues(["place": "/srv/log"]))

        let output = SectionOutputSpy<ActionPlan>()
        await action.plan(into: output)

        #expect(output.states.last?.error?.recovery.contains("--join") == true)
        #expect(service.changes.isEmpty)
    }

    @Test(arguments: [
        ["place": "/srv/log", "user": "ada", "password-file": "/home/ada/dav"],
        ["place": "https://dav.example", "user": "ada"],
        ["place": "https://ada:s3cr3t@dav.example"],
        ["place": "https://dav.example", "password-file": "a", "password-command": "b"],
        ["place": "https://dav.example", "password-file": "a", "digest": ""],
        ["place": "https://dav.example", "client-key": "a"],
        ["place": "https://dav.example", "pinned-key": "md5//a"],
        ["place": "/srv/log", "ca-file": "a"],
    ])
    func `a set-up whose options contradict each other is refused`(options: [String: String]) {
        #expect(throws: UsageError.self) { try SyncOptions.setup(OptionValues(options)) }
    }

    @Test(arguments: ["0123456789AB", "0123", "one"])
    func `one of the conflicts is shown by its ID or by what it says`(version: String) async throws
    {
        let service = SyncServiceSpy(conflicts: [
            try Self.conflict(), try Self.conflict("ba9876543210", of: "flights.two.json"),
        ])

        let content = try #require(
            try await section("conflicts", service, ["version": version]).state.content)

        #expect(content.table?.rows.map { $0[0] } == [.text("0123456789ab")])
        #expect(content.text == "1 other version that lost is not shown.")
    }

    @Test func `the list of conflicts is a table, whose rows can be taken back`() async throws {
        let service = SyncServiceSpy(conflicts: [try Self.conflict()])
        let table = try #require(try await section("conflicts", service).state.content?.table)
        #expect(table.rows.map { $0[0] } == [.text("0123456789ab")])
        #expect(table.commands == ["conflicts take", "conflicts drop"])

        _ = try await perform("conflicts take", ["conflict": "0123456789ab"], service)

        #expect(service.changes == ["takeBack"])
        #expect(
            try await section("conflicts", service).state.content?.text
                == "There are no conflicts.")
    }
}
