import Networking
import SectionEssentials
import Synchronization

@testable import RecordSync

/// A server in memory without faults, which records the calls.
final class CountingRemote: SyncRemote {
    private struct State {
        var calls: [String] = []
        var failing: [String: SyncError] = [:]
        var dead: SimulatedDevice?
        var isStale = false
        var isAbsent = false
        var killing: (device: SimulatedDevice, call: String)?
        var doing: (call: String, body: @Sendable () -> Void)?
    }

    private let server: SimulatedServer
    private let state = Mutex(State())

    init() {
        var random = SeededGenerator(seed: 1)
        var faults = SimulatedFaults(using: &random)
        while faults.versions != .strong { faults = SimulatedFaults(using: &random) }
        server = SimulatedServer(faults)
        write(marker.content, as: SyncMarker.fileName)
    }

    var calls: [String] { state.withLock(\.calls) }
    var contents: [String: Data] { server.contents }

    func reset() { state.withLock { $0.calls = [] } }
    func fail(
        at call: String,
        with error: SyncError? = .request(.connectionLost(reason: "the test says so"))
    ) {
        state.withLock { $0.failing[call] = error }
    }
    func kill(_ device: SimulatedDevice, at call: String) {
        state.withLock { $0.killing = (device, call) }
    }
    /// Does something elsewhere during the next call.
    func during(_ call: String, _ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.doing = (call, body) }
    }
    var snapshot: SimulatedServer.Snapshot { server.snapshot }
    func goBack(to snapshot: SimulatedServer.Snapshot) { server.goBack(to: snapshot) }

    /// Whether files are other ones than those that are listed.
    var isStale: Bool {
        get { state.withLock(\.isStale) }
        set { state.withLock { $0.isStale = newValue } }
    }

    /// Whether files are not there that are listed.
    var isAbsent: Bool {
        get { state.withLock(\.isAbsent) }
        set { state.withLock { $0.isAbsent = newValue } }
    }

    func pass(_ seconds: Int) { server.pass(seconds) }

    /// Writes a file as somebody else does.
    func write(_ content: Data, as name: String) {
        server.remove(name)
        _ = server.put(content, as: name, if: .absent)
    }

    func empty() { for name in server.contents.keys { server.remove(name) } }

    private func call<Value>(_ name: String, _ body: () -> Value) throws(SyncError) -> Value {
        let error: SyncError? = state.withLock { state in
            state.calls.append(name)
            if let killing = state.killing, killing.call == name {
                killing.device.kill()
                state.dead = killing.device
                state.killing = nil
                return SimulatedDevice.killed
            }
            return state.failing[name]
        }
        if let error { throw error }
        let doing = state.withLock { state in
            defer { if state.doing?.call == name { state.doing = nil } }
            return state.doing?.call == name ? state.doing?.body : nil
        }
        doing?()
        return body()
    }

    func listing() async throws(SyncError) -> RemoteListing {
        try call("listing") { server.listing() }
    }

    func content(of fileName: String) async throws(SyncError) -> Data? {
        try call("content") { server.content(of: fileName) }
    }

    func content(
        of fileName: String, as listed: RemoteFile
    ) async throws(SyncError) -> RemoteContent {
        let (isStale, isAbsent) = (isStale, isAbsent)
        return try call("content") {
            isStale ? .other : isAbsent ? .absent : server.content(of: fileName, as: listed)
        }
    }

    func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        let name = SyncPhoto(fileName: fileName) == nil ? "put" : "put photo"
        return try call(name) { server.put(content, as: fileName, if: condition) }
    }

    func remove(_ fileName: String) async throws(SyncError) {
        try call("remove") { server.remove(fileName) }
    }

    func lock() async throws(SyncError) -> SyncLock {
        let token = try call("lock") { server.lock() }
        guard let token else { throw .locked(seconds: nil) }
        return SyncLock(token: "\(token)")
    }

    func extend(_ lock: SyncLock) async throws(SyncError) { try call("extend") {} }

    func unlock(_ lock: SyncLock) async {
        // A device that is killed does not get that far.
        let isDead = state.withLock { state in
            state.calls.append("unlock")
            return state.dead.map(\.isKilled) ?? false
        }
        if isDead { return }
        if let token = Int(lock.token) { server.unlock(token) }
    }
}
