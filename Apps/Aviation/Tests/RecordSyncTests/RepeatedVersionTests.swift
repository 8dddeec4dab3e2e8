import RecordStore
import SectionEssentials
import Testing

@testable import RecordSync

/// Three devices, of which one writes a version once more without knowing what another did with it.
struct RepeatedVersionTests {
    private let one = SimulatedDevice(number: 0, marker: marker)
    private let two = SimulatedDevice(number: 1, marker: marker)
    private let three = SimulatedDevice(number: 2, marker: marker)
    private let remote = CountingRemote()

    private func sync(_ devices: SimulatedDevice...) async throws {
        for device in devices {
            remote.pass(10)
            let engine = SyncEngine(
                folder: device, remote: remote, statuses: device, conflicts: device,
                place: "the server"
            ) { [remote] _ in remote.pass(2) }
            _ = try await engine.sync()
        }
    }

    private func version(
        _ number: Int, removed: Bool = false, of parent: SyncedFile? = nil
    ) -> SyncedFile {
        var version = SimulatedVersion(
            number: number, parent: 0, revision: number, isRemoved: removed)
        version.ancestors = parent.map { SimulatedVersion.past(of: [$0]) } ?? []
        return version.file
    }

    private var numbers: [Int?] {
        [one, two, three].map { device in
            device.current["a"].flatMap { SimulatedVersion($0.content) }?.number
        }
    }

    @Test func `a removed flight is not back because another device wrote it again`() async throws {
        one.edit("a") { _ in version(1) }
        try await sync(one, two, three)
        let first = remote.snapshot
        one.edit("a") { version(2, of: $0) }
        try await sync(one, three)
        // The server goes back, and gets a removal of the first version.
        remote.goBack(to: first)
        two.edit("a") { version(3, removed: true, of: $0) }
        try await sync(two)
        three.edit("a") { version(4, removed: true, of: $0) }

        try await sync(one)
        #expect(one.current["a"]?.repeats == version(2, of: version(1)).digest)
        try await sync(three, one, two)

        #expect(numbers == [4, 4, 4])
        #expect(one.current == three.current && one.current == two.current)
    }

    @Test func `what has lost on one device does not win because another wrote it again`()
        async throws
    {
        one.edit("a") { _ in version(1) }
        try await sync(one, two, three)
        let first = remote.snapshot
        one.edit("a") { version(5, of: $0) }
        try await sync(one, two)
        one.edit("a") { version(6, removed: true, of: $0) }
        // The server goes back, and gets a change of the first version.
        remote.goBack(to: first)
        three.edit("a") { version(4, of: $0) }
        try await sync(three, one)
        #expect(numbers == [4, 5, 4])

        try await sync(two)
        #expect(numbers == [4, 5, 4])
        try await sync(one, two, three)

        #expect(numbers == [4, 4, 4])
        #expect(one.current == three.current && one.current == two.current)
        #expect(two.conflicts.compactMap { SimulatedVersion($0.content)?.number } == [4])
    }
}
