import Essentials
import Synchronization

@testable import RecordSync

/// A server in memory; its files, its clock and its lock.
final class SimulatedServer: Sendable {
    private struct State {
        var files: [String: (content: Data, number: Int, second: Int)] = [:]
        var writes = 0
        var second = 0
        var lock: (token: Int, end: Int)?
    }

    let faults: SimulatedFaults
    private let state = Mutex(State())

    init(_ faults: SimulatedFaults) {
        self.faults = faults
    }

    var contents: [String: Data] { state.withLock { $0.files.mapValues(\.content) } }

    func pass(_ seconds: Int) { state.withLock { $0.second += seconds } }

    func listing() -> RemoteListing {
        state.withLock { state in
            var listing = RemoteListing()
            listing.date = Self.date(state.second)
            for (name, file) in state.files { listing.add(name, remote(file)) }
            return listing
        }
    }

    func content(of name: String) -> Data? { state.withLock { $0.files[name]?.content } }

    func put(_ content: Data, as name: String, if condition: PutCondition) -> PutAnswer {
        state.withLock { state in
            let old = state.files[name].map(remote)
            if faults.versions != .none {
                switch condition {
                case .absent: guard old == nil else { return .refused }
                case .unchanged(let file):
                    guard let old, old.version == file.version else { return .refused }
                }
            }
            state.writes += 1
            let file = (content: content, number: state.writes, second: state.second)
            state.files[name] = file
            return .written(version: faults.answersVersions ? remote(file).version : nil)
        }
    }

    func remove(_ name: String) { state.withLock { _ = $0.files.removeValue(forKey: name) } }

    /// Locks for two minutes; nil while another has the lock.
    func lock() -> Int? {
        state.withLock { state in
            if let lock = state.lock, lock.end > state.second { return nil }
            state.writes += 1
            state.lock = (token: state.writes, end: state.second + 120)
            return state.writes
        }
    }

    func unlock(_ token: Int) {
        state.withLock { if $0.lock?.token == token { $0.lock = nil } }
    }

    func breakLock() { state.withLock { $0.lock = nil } }

    private static func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }

    private func remote(_ file: (content: Data, number: Int, second: Int)) -> RemoteFile {
        let version: String? =
            switch faults.versions {
            case .strong: "\(file.number)"
            case .weak: "\(file.second)-\(file.content.count)"
            case .none: nil
            }
        return RemoteFile(
            version: version, size: file.content.count, modified: Self.date(file.second))
    }
}
