import RecordStore
import SectionEssentials
import Testing

@testable import RecordSync

/// One device or two over a server without faults.
struct SyncEngineTests {
    private let here = SimulatedDevice(number: 0, marker: marker)
    private let there = SimulatedDevice(number: 1, marker: marker)
    private let remote = CountingRemote()

    private func engine(_ device: SimulatedDevice, acceptsOlder: Bool = false) -> SyncEngine {
        SyncEngine(
            folder: device, remote: remote, statuses: device, conflicts: device,
            place: "the server", acceptsOlder: acceptsOlder
        ) { [remote] _ in remote.pass(2) }
    }

    @discardableResult
    private func sync(_ device: SimulatedDevice) async throws(SyncError) -> SyncResult {
        remote.pass(10)
        return try await engine(device).sync()
    }

    private func version(
        _ number: Int, removed: Bool = false, of parent: SyncedFile? = nil, in trip: Int? = nil
    ) -> SyncedFile {
        var version = SimulatedVersion(
            number: number, parent: 0, revision: number, isRemoved: removed, whole: trip)
        version.ancestors = parent.map { SimulatedVersion.past(of: [$0]) } ?? []
        return version.file
    }

    private func number(_ name: SyncName, on device: SimulatedDevice) -> Int? {
        device.current[name].flatMap { SimulatedVersion($0.content) }?.number
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
        there.edit("a") { version(2, removed: true, of: $0) }
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

    @Test func `a copy of what this machine has is removed and not listed`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        let name = "flights.a.sync-conflict-20260714-101500-ABCDEFG.json"
        remote.write(version(1).content, as: name)

        #expect(try await sync(here).conflicts.isEmpty)

        #expect(here.conflicts.isEmpty)
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

    /// Three versions on both sides, after which the server goes back to the first.
    private func goBack() async throws {
        here.edit("a") { _ in version(1) }
        here.edit("b") { _ in version(1) }
        try await sync(here)
        remote.pass(10)
        let snapshot = remote.snapshot
        remote.pass(10)
        here.edit("a") { version(2, of: $0) }
        here.edit("b") { version(2, removed: true, of: $0) }
        here.edit("c") { _ in version(1) }
        try await sync(here)
        try await sync(there)
        remote.goBack(to: snapshot)
    }

    @Test func `a server that goes back never wins, and is named`() async throws {
        try await goBack()
        let before = here.current

        let result = try await sync(there)

        #expect(result.older == ["a", "b", "c"])
        #expect(result.sent == ["a", "b", "c"] && result.received.isEmpty)
        #expect(there.current == before && there.conflicts.isEmpty)
        #expect(try await sync(here).isEmpty)
        #expect(here.current == before)
    }

    @Test func `a person can make the older versions the newest, and the newer are kept`()
        async throws
    {
        try await goBack()
        remote.pass(10)

        let result = try await engine(there, acceptsOlder: true).sync()

        #expect(result.older == ["a", "b", "c"])
        #expect(number("a", on: there) == 1 && number("b", on: there) == 1)
        #expect(there.conflicts.compactMap { SimulatedVersion($0.content)?.number } == [2])
        try await sync(here)
        #expect(here.current == there.current)
        #expect(here.conflicts.isEmpty)
    }

    @Test func `old files that are put back on a device do not win`() async throws {
        here.edit("a") { _ in version(1) }
        let old = here.current
        try await sync(here)
        here.edit("a") { version(2, of: $0) }
        try await sync(here)
        let new = here.current
        here.goBack(to: old)

        #expect(try await sync(here).received == ["a"])
        #expect(here.current == new && here.conflicts.isEmpty)
    }

    @Test func `a backup of what a version that lost was made of does not win`() async throws {
        there.edit("a") { _ in version(1) }
        try await sync(there)
        here.edit("a") { _ in version(2) }
        let old = here.current
        here.edit("a") { version(3, removed: true, of: $0) }
        #expect(try await sync(here).received == ["a"])
        let new = here.current
        here.goBack(to: old)

        #expect(try await sync(here).received == ["a"])
        #expect(here.current == new)
    }

    @Test func `a version that somebody overwrites without having seen it is kept`() async throws {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        here.edit("a") { version(2, of: $0) }
        try await sync(here)
        remote.write(version(3, of: version(1)).content, as: "flights.a.json")

        #expect(try await sync(here).conflicts == ["a"])

        #expect(number("a", on: here) == 3)
        #expect(here.conflicts.compactMap { SimulatedVersion($0.content)?.number } == [2])
    }

    @Test func `a server that does not send what it lists is an error, and nothing is taken`()
        async throws
    {
        here.edit("a") { _ in version(1) }
        try await sync(here)
        remote.isStale = true

        await #expect(throws: SyncError.stale("the server")) { try await sync(there) }
        #expect(there.current.isEmpty)
    }

    @Test func `a list of files that are not there does not make a request for each`() async throws
    {
        for number in 1...400 {
            let id = try #require(RecordID("R\(number)"))
            here.edit(SyncName(kind: "flights", id: id)) { _ in version(number) }
        }
        try await sync(here)
        remote.isAbsent = true
        remote.reset()

        await #expect(throws: SyncError.unsteady) { try await sync(there) }
        #expect(remote.calls.filter { $0 == "content" }.count <= 5 * 50 + 1)
    }

    // MARK: A trip and its entries

    private static let trip = SyncName(kind: "trips", id: RecordID("T1") ?? RecordID(at: .now))
    private static let entry = SyncName(kind: "entries", id: RecordID("E1") ?? RecordID(at: .now))
    private static let other = SyncName(kind: "entries", id: RecordID("E2") ?? RecordID(at: .now))

    /// A trip with an entry on both devices, which is removed here.
    private func removeTrip() async throws {
        here.edit(Self.trip) { _ in version(1) }
        here.edit(Self.entry) { _ in version(2, in: 1) }
        try await sync(here)
        try await sync(there)
        here.edit(Self.entry) { version(3, removed: true, of: $0) }
        here.edit(Self.trip) { version(4, removed: true, of: $0) }
    }

    /// Who syncs first: the device that removed the trip, or the other.
    @Test(arguments: [true, false])
    func `a trip in which somebody writes meanwhile is whole on both`(isFirst: Bool) async throws {
        try await removeTrip()
        there.edit(Self.other) { _ in version(5, in: 1) }

        for device in isFirst ? [here, there, here] : [there, here, there] {
            try await sync(device)
        }

        #expect(here.current == there.current)
        #expect(number(Self.trip, on: here) == 1)
        #expect(number(Self.entry, on: here) == 2)
        #expect(number(Self.other, on: here) == 5)
    }

    @Test(arguments: [true, false])
    func `a trip that somebody changes meanwhile keeps its entries`(isFirst: Bool) async throws {
        try await removeTrip()
        there.edit(Self.trip) { version(5, of: $0) }

        for device in isFirst ? [here, there, here] : [there, here, there] {
            try await sync(device)
        }

        #expect(here.current == there.current)
        #expect(number(Self.trip, on: here) == 5)
        #expect(number(Self.entry, on: here) == 2)
    }

    @Test func `a trip that nobody changes is removed with its entries`() async throws {
        try await removeTrip()

        try await sync(here)
        try await sync(there)

        #expect(here.current == there.current)
        #expect(!here.current.values.contains { !$0.isRemoved })
    }

    /// A person writes while the files of the other side are read.
    @Test(arguments: [true, false])
    func `a trip in which somebody writes during a sync is whole on both`(
        isNew: Bool
    ) async throws {
        try await removeTrip()
        try await sync(here)
        let device = there
        remote.during("content") {
            device.edit(isNew ? Self.other : Self.entry) { version(5, of: $0, in: 1) }
        }

        for device in [there, here] { try await sync(device) }

        #expect(here.current == there.current)
        #expect(number(Self.trip, on: here) == 1)
        #expect(number(Self.entry, on: here) == (isNew ? 2 : 5))
        #expect(number(Self.other, on: here) == (isNew ? 5 : nil))
    }

    @Test func `an entry of a trip that both have removed is kept as a conflict`() async throws {
        try await removeTrip()
        there.edit(Self.entry) { version(5, of: $0, in: 1) }
        there.edit(Self.trip) { version(6, removed: true, of: $0) }

        for device in [here, there, here] { try await sync(device) }

        #expect(here.current == there.current)
        #expect(!here.current.values.contains { !$0.isRemoved })
        let kept = (here.conflicts + there.conflicts).map { SimulatedVersion($0.content)?.number }
        #expect(kept == [5])
    }

    @Test func `an entry that was removed alone stays removed when its trip is changed`()
        async throws
    {
        here.edit(Self.trip) { _ in version(1) }
        here.edit(Self.entry) { _ in version(2, in: 1) }
        try await sync(here)
        try await sync(there)
        here.edit(Self.entry) { version(3, removed: true, of: $0) }
        there.edit(Self.trip) { version(5, of: $0) }

        for device in [here, there, here] { try await sync(device) }

        #expect(here.current == there.current)
        #expect(here.current[Self.entry]?.isRemoved == true)
        #expect(number(Self.trip, on: here) == 5)
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
