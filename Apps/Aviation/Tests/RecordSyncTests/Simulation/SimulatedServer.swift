import SectionEssentials
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

    /// The content of a file, as a server answers that says which version it is.
    func content(of name: String, as listed: RemoteFile) -> RemoteContent {
        state.withLock { state in
            guard let file = state.files[name] else { return .absent }
            return remote(file) == listed ? .content(file.content) : .other
        }
    }

    /// The content of a file, as a proxy has kept it.
    func content(of name: String, as listed: RemoteFile, in old: Snapshot) -> RemoteContent {
        guard let file = old.files[name] else { return .absent }
        return remote(file) == listed ? .content(file.content) : .other
    }

    /// The files, to go back to.
    ///
    /// A photo that arrived in part is not among them: that it is damaged shows when it is read.
    var snapshot: Snapshot {
        state.withLock { state in
            Snapshot(
                files: state.files.filter { name, file in
                    name.hasPrefix("photos.")
                        ? SyncPhoto(fileName: name)?.isHash(of: file.content) == true : true
                })
        }
    }

    /// Goes back to an earlier time, as a server does that is restored from its backup; the times
    /// of the files are as they were.
    func goBack(to snapshot: Snapshot) { state.withLock { $0.files = snapshot.files } }

    /// The files of a time.
    struct Snapshot: Sendable {
        fileprivate let files: [String: (content: Data, number: Int, second: Int)]

        /// Whether there is anything but the file that says which log it is.
        var hasRecords: Bool {
            files.keys.contains {
                SyncPhoto(fileName: $0) == nil && $0 != SyncMarker.fileName
                    && !$0.hasPrefix("photos.")
            }
        }

    }

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
