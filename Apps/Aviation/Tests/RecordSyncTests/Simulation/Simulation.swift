import Networking
import RecordStore
import SectionEssentials
import Synchronization

@testable import RecordSync

/// A few devices that share some records over a server on which everything goes wrong.
final class Simulation: Sendable {
    private struct State {
        var random: SeededGenerator
        var versions: [SimulatedVersion] = []
        var isQuiet = false
        /// Whether a device syncs in the middle of the sync of another.
        var isNested = false

        /// What the server had, and the devices had, at earlier times.
        var snapshots: [SimulatedServer.Snapshot] = []
        var backups: [Int: [[SyncName: SyncedFile]]] = [:]

        /// What was asked of the server, in the order in which it was asked.
        var requests: [String] = []

        /// Requests that the server has not got yet, or gets twice.
        var late: [@Sendable () -> Void] = []
    }

    let server: SimulatedServer
    let devices: [SimulatedDevice]
    private let state: Mutex<State>
    let names: [SyncName]

    private static let key = SealingKey(secret: Data("a secret".utf8))

    /// What encrypts on all devices; nil if nothing is encrypted.
    private let secret: NameSecret?

    init(seed: UInt64, devices deviceCount: Int, isSealed: Bool = false) {
        secret = isSealed ? NameSecret(Data(repeating: 7, count: 32)) : nil
        var random = SeededGenerator(seed: seed)
        let marker = SyncMarker(log: RecordID("LOG") ?? RecordID(at: .distantPast))
        server = SimulatedServer(SimulatedFaults(using: &random))
        let count = Int.random(in: 1...4, using: &random)
        let flights = (0..<count).map { ("flights", "R\($0)") }
        let trips = (1...2).map { ("trips", "T\($0)") }
        let entries = (1...4).map { ("entries", "E\($0)") }
        names = (flights + (Bool.random(using: &random) ? trips + entries : [])).compactMap {
            kind, text in RecordID(text).map { SyncName(kind: kind, id: $0) }
        }
        devices = (0..<deviceCount).map { SimulatedDevice(number: $0, marker: marker) }
        state = Mutex(State(random: random))
        _ = server.put(marker.content, as: SyncMarker.fileName, if: .absent)
        server.pass(10)
    }

    /// All versions that a person has ever made.
    var versions: [SimulatedVersion] { state.withLock(\.versions) }

    /// Adds a version with the next number.
    func record(_ make: (Int) -> SimulatedVersion) -> SimulatedVersion {
        state.withLock { state in
            let version = make(state.versions.count + 1)
            state.versions.append(version)
            return version
        }
    }

    var snapshots: [SimulatedServer.Snapshot] { state.withLock(\.snapshots) }

    func backups(of device: SimulatedDevice) -> [[SyncName: SyncedFile]] {
        state.withLock { $0.backups[device.number] ?? [] }
    }

    func keepSnapshot(of device: SimulatedDevice) {
        let (snapshot, backup) = (server.snapshot, device.current)
        state.withLock { state in
            state.snapshots.append(snapshot)
            state.backups[device.number, default: []].append(backup)
        }
    }

    var requests: [String] { state.withLock(\.requests) }

    func note(_ request: String) { state.withLock { $0.requests.append(request) } }

    /// Has a request arrive later.
    func delay(_ request: @escaping @Sendable () -> Void) {
        state.withLock { $0.late.append(request) }
    }

    /// The server gets requests that were delayed.
    func flush(all: Bool = false) {
        while !state.withLock(\.late.isEmpty), all || happens(oneIn: 2) {
            state.withLock { $0.late.removeFirst() }()
        }
    }

    func happens(oneIn count: Int) -> Bool {
        state.withLock { !$0.isQuiet && $0.random.oneIn(count) }
    }

    func pick<Element: Sendable>(_ elements: [Element]) -> Element? {
        state.withLock { state in elements.randomElement(using: &state.random) }
    }

    /// Edits, syncs and kills devices at random, then lets all sync without faults.
    func run() async {
        for _ in 0..<12 {
            guard let device = pick(devices) else { return }
            if happens(oneIn: 2) { edit(device) }
            if happens(oneIn: 2) { await sync(device) }
            if happens(oneIn: 4) { await fetch(device) }
            if happens(oneIn: server.faults.pace) { server.pass(pick([1, 5, 200]) ?? 1) }
            if happens(oneIn: 4) { travel(device) }
            flush()
            device.restart()
        }
        flush(all: true)
        state.withLock { $0.isQuiet = true }
        for _ in 0..<4 {
            for device in devices {
                server.pass(500)
                await sync(device)
            }
        }
    }

    /// Reads the photos that a device lacks, which may fail.
    private func fetch(_ device: SimulatedDevice) async {
        let named = SyncedFiles(files: device.current).photos
        let remote = remote(for: device)
        _ = await PhotoReader(remote: remote, photos: device, width: 1)
            .fetch(named.subtracting(device.photos.keys))
    }

    /// The other side; with encryption, names are learned again each time.
    private func remote(for device: SimulatedDevice) -> any SyncRemote {
        let base = SimulatedRemote(simulation: self, device: device)
        guard let secret else { return base }
        let names = SealedNames(secret, in: PrivateFile(path: "/dev/null/names"))
        let cipher = CipherSpy(number: { [self] in
            state.withLock { UInt8.random(in: .min ... .max, using: &$0.random) }
        })
        return SealedRemote(base, cipher: cipher, names: names, key: Self.key, width: 1)
    }

    /// What the server has, decrypted.
    var plainContents: [String: Data] {
        guard secret != nil else { return server.contents }
        let plain = server.contents.map { name, content in
            guard SealedName(fileName: name) != nil,
                let sealed = CipherSpy().decrypt(content).flatMap({ SealedContent($0) })
            else { return (name, content) }
            return (sealed.fileName, sealed.content)
        }
        return Dictionary(plain, uniquingKeysWith: { first, _ in first })
    }

    /// Syncs a device, which may fail.
    @discardableResult
    func sync(_ device: SimulatedDevice) async -> SyncError? {
        let remote = remote(for: device)
        let accepts = happens(oneIn: 10)
        device.accept(accepts)
        let engine = SyncEngine(
            folder: device, remote: remote, statuses: device, conflicts: device,
            photos: device, place: "server", width: 1, acceptsOlder: accepts
        ) { [server] _ in server.pass(2) }
        do throws(SyncError) {
            _ = try await engine.sync()
            return nil
        } catch {
            return error
        }
    }

    /// What happens elsewhere while a device waits for the server.
    func meanwhile(_ device: SimulatedDevice) async {
        if happens(oneIn: server.faults.pace) { server.pass(1) }
        if happens(oneIn: 6) { edit(device) }
        if happens(oneIn: 20) { server.breakLock() }
        if happens(oneIn: 6) { flush() }
        guard happens(oneIn: 8), let other = pick(devices.filter { $0 !== device }) else { return }
        edit(other)
        guard state.withLock({ !$0.isNested }) else { return }
        state.withLock { $0.isNested = true }
        await sync(other)
        other.restart()
        state.withLock { $0.isNested = false }
    }
}
