import Networking
import SectionEssentials
import Synchronization

@testable import RecordSync

/// The server as a device reaches it: calls and answers are lost, repeated and late, and the
/// device is killed between any two of them.
struct SimulatedRemote: SyncRemote {
    let simulation: Simulation
    let device: SimulatedDevice

    private var server: SimulatedServer { simulation.server }

    private static let lost = SyncError.request(.connectionLost(reason: "a fault"))

    private func call<Value>(
        _ request: String = #function, of fileName: String = "", _ body: () -> Value
    ) async throws(SyncError) -> Value {
        simulation.note("\(device.number) \(request) \(fileName)")
        if device.isKilled { throw SimulatedDevice.killed }
        await simulation.meanwhile(device)
        let rarity = server.faults.rarity
        if simulation.happens(oneIn: rarity * 3) { try die() }
        if simulation.happens(oneIn: rarity) { throw Self.lost }
        var value = body()
        if simulation.happens(oneIn: rarity) { value = body() }
        if simulation.happens(oneIn: rarity * 3) { try die() }
        if simulation.happens(oneIn: rarity) { throw Self.lost }
        await simulation.meanwhile(device)
        return value
    }

    private func die() throws(SyncError) {
        device.kill()
        throw SimulatedDevice.killed
    }

    func listing() async throws(SyncError) -> RemoteListing { try await call { server.listing() } }

    func content(of fileName: String) async throws(SyncError) -> Data? {
        try await call(of: fileName) { server.content(of: fileName) }
    }

    /// A proxy may have kept an old file, which is noticed by its version or else its time.
    func content(
        of fileName: String, as listed: RemoteFile
    ) async throws(SyncError) -> RemoteContent {
        if simulation.happens(oneIn: server.faults.rarity),
            let snapshot = simulation.pick(simulation.snapshots)
        {
            let old = server.content(of: fileName, as: listed, in: snapshot)
            if old != .absent { return old }
        }
        return try await call(of: fileName) { server.content(of: fileName, as: listed) }
    }

    func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        if simulation.happens(oneIn: server.faults.rarity) {
            // The request arrives when the device has given up, or slept, and others have written.
            let server = server
            simulation.delay { _ = server.put(content, as: fileName, if: condition) }
            throw Self.lost
        }
        if simulation.happens(oneIn: server.faults.rarity * 2) {
            // It arrives a second time, much later.
            let server = server
            simulation.delay { _ = server.put(content, as: fileName, if: condition) }
        }
        if SyncPhoto(fileName: fileName) != nil, simulation.happens(oneIn: server.faults.rarity) {
            // Some servers keep the part of a file that arrives before the connection is lost.
            _ = server.put(content.prefix(content.count / 2), as: fileName, if: condition)
            throw Self.lost
        }
        return try await call(of: fileName) { server.put(content, as: fileName, if: condition) }
    }

    func remove(_ fileName: String) async throws(SyncError) {
        try await call(of: fileName) { server.remove(fileName) }
    }

    func lock() async throws(SyncError) -> SyncLock {
        // Whether an answer was lost is all the same: the lock expires.
        let token = try await call { server.lock() }
        guard let token else { throw .locked(seconds: 120) }
        return SyncLock(token: "\(token)")
    }

    func extend(_ lock: SyncLock) async throws(SyncError) {}

    func unlock(_ lock: SyncLock) async {
        guard !device.isKilled, let token = Int(lock.token) else { return }
        server.unlock(token)
    }
}
