import Essentials
import RecordStore
import Testing

@testable import RecordSync

/// One device or two over a server without faults.
struct SyncEngineTests {
    private let here = SimulatedDevice(number: 0, marker: marker)
    private let there = SimulatedDevice(number: 1, marker: marker)
    private let remote = CountingRemote()

    private func engine(_ device: SimulatedDevice) -> SyncEngine {
        SyncEngine(
            folder: device, remote: remote, statuses: device, conflicts: device, place: "the server"
        ) { [remote] _ in remote.pass(2) }
    }

    @discardableResult
    private func sync(_ device: SimulatedDevice) async throws(SyncError) -> SyncResult {
        remote.pass(10)
        return try await engine(device).sync()
    }

    private func version(_ number: Int, removed: Bool = false) -> SyncedFile {
        SimulatedVersion(number: number, parent: 0, revision: number, isRemoved: removed).file
    }

    @Test func `records go from one device over the server to the other`() async throws {
        here.edit("a") { _ in version(1) }

        #expect(try await sync(here).sent == ["a"])
        #expect(try await sync(there).received == ["a"])

        #expect(there.current == here.current)
    }

    @Test func `a sync with nothing to do makes one request`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        try await sync(here)
        remote.reset()

        #expect(try await sync(here).isEmpty)
        #expect(remote.calls == ["listing"])
    }

    @Test func `what loses a conflict is kept and named`() async throws {
        here.edit("a") { _ in version(1) }
        there.edit("a") { _ in version(2) }
        try await sync(here)

        let result = try await sync(there)

        #expect(result.conflicts == ["a"])
        #expect(there.current["a"] == version(1))
        #expect(there.conflicts == [SyncConflict(name: "a", content: version(2).content)])
    }

    @Test func `a removed record stays removed on all devices`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        try await sync(there)
        there.edit("a") { _ in version(2, removed: true) }
        try await sync(there)

        #expect(try await sync(here).received == ["a"])
        #expect(here.current["a"]?.isRemoved == true)
        #expect(here.conflicts.isEmpty)
    }

    @Test func `a copy of a conflict is kept, listed and removed there`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        let name = "flights.a.sync-conflict-20260714-101500-ABCDEFG.json"
        remote.write(version(2).content, as: name)

        #expect(try await sync(here).conflicts == ["a"])

        #expect(here.conflicts.map(\.content) == [version(2).content])
        #expect(remote.contents[name] == nil)
    }

    @Test func `a file there that is not valid is named and left alone`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        remote.write(Data("<html>".utf8), as: "flights.b.json")

        #expect(try await sync(here).unreadable == ["flights.b.json"])
        #expect(remote.contents["flights.b.json"] == Data("<html>".utf8))
    }

    @Test(arguments: [0, 1])
    func `a file of which the server kept only the start is sent again`(size: Int) async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        remote.write(version(1).content.prefix(size), as: "flights.a.json")

        let result = try await sync(here)

        #expect(result.sent == ["a"] && result.unreadable.isEmpty)
        try await sync(there)
        #expect(there.current == here.current)
    }

    @Test func `an emptied server stops the sync, and nothing is changed`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        remote.empty()

        await #expect(throws: SyncError.emptied("the server")) { try await sync(here) }
        #expect(remote.contents.isEmpty)
    }

    @Test func `a server with the log of somebody else stops the sync`() async throws {
        here.edit("a") { _ in version(1) }
        let other = SyncMarker(log: try #require(RecordID("OTHER")))
        remote.write(other.content, as: SyncMarker.fileName)

        await #expect(throws: SyncError.foreign("the server")) { try await sync(here) }
        #expect(remote.contents.count == 1)
    }

    @Test func `a machine that has lost its records does not get an empty log unasked`()
        async throws
    {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        here.lose()

        await #expect(throws: SyncError.emptiedHere) { try await sync(here) }
    }

    @Test func `many records are sent in parts, and the lock is extended between them`()
        async throws
    {
        for number in 1...450 {
            let id = try #require(RecordID("R\(number)"))
            here.edit(SyncName(kind: "flights", id: id)) { _ in version(number) }
        }

        #expect(try await sync(here).sent.count == 450)
        #expect(remote.calls.filter { $0 == "extend" }.count == 8)
        #expect(remote.calls.suffix(2) == ["listing", "unlock"])
    }

    @Test func `a lock that expires after each part is taken again`() async throws {
        for number in 1...400 {
            let id = try #require(RecordID("R\(number)"))
            here.edit(SyncName(kind: "flights", id: id)) { _ in version(number) }
        }
        remote.fail(at: "extend", with: .locked(seconds: nil))

        #expect(try await sync(here).sent.count == 400)
        #expect(remote.calls.filter { $0 == "lock" }.count == 8)
    }

    @Test func `a device that was killed ends its own lock`() async throws {
        here.edit("a") { _ in version(1) }
        remote.kill(here, at: "put")
        await #expect(throws: SyncError.self) { try await sync(here) }
        here.restart()

        #expect(try await sync(here).sent == ["a"])
    }

    @Test func `the lock is released after a failure`() async throws {
        here.edit("a") { _ in version(1) }
        remote.fail(at: "put")

        await #expect(throws: SyncError.self) { try await sync(here) }
        #expect(remote.calls.last == "unlock")
    }
}
