import SectionEssentials
import Synchronization

@testable import RecordSync

/// A device in memory, which can be killed at each step; what is on its disk stays.
final class SimulatedDevice: Sendable {
    private struct State {
        var files: [SyncName: SyncedFile] = [:]
        var photos: [SyncPhoto: Data] = [:]
        var status: SyncStatus
        var conflicts: [SyncConflict] = []
        var isKilled = false

        /// What it took from the server while its person wanted older versions.
        var accepted: [SimulatedVersion] = []
        var isAccepting = false
    }

    /// The error of everything that a killed device does.
    static let killed = SyncError.failed(path: "device", reason: "it was killed")

    private let state: Mutex<State>
    let number: Int

    init(number: Int, marker: SyncMarker) {
        self.number = number
        state = Mutex(State(status: SyncStatus(marker: marker)))
    }

    var isKilled: Bool { state.withLock(\.isKilled) }
    var conflicts: [SyncConflict] { state.withLock(\.conflicts) }
    var current: [SyncName: SyncedFile] { state.withLock(\.files) }
    var accepted: [SimulatedVersion] { state.withLock(\.accepted) }
    var photos: [SyncPhoto: Data] { state.withLock(\.photos) }

    func kill() { state.withLock { $0.isKilled = true } }
    func restart() { state.withLock { $0.isKilled = false } }

    /// Whether its person wants older versions of the server.
    func accept(_ accepts: Bool) { state.withLock { $0.isAccepting = accepts } }

    /// Changes a record, as its person does.
    func edit(_ name: SyncName, _ change: (SyncedFile?) -> SyncedFile?) {
        state.withLock { state in
            if let file = change(state.files[name]) { state.files[name] = file }
        }
    }

    /// Adds a photo, as its person does, and returns its name.
    func add(_ photo: SamplePhoto) -> SyncPhoto {
        state.withLock { $0.photos[photo.name] = photo.content }
        return photo.name
    }

    /// Damages or deletes a photo, as a broken disk does.
    func replace(_ photo: SyncPhoto, by content: Data?) {
        state.withLock { $0.photos[photo] = content }
    }

    private func alive<Value>(
        _ body: (inout State) -> Value
    ) throws(SyncError) -> Value where Value: Sendable {
        let value = state.withLock { state in state.isKilled ? nil : body(&state) }
        guard let value else { throw Self.killed }
        return value
    }
}

extension SimulatedDevice: SyncFolder {
    var kinds: Set<String> { ["flights", "trips", "entries"] }
    var joinedKinds: Set<String> { ["trips", "entries"] }

    func renewed(
        _ name: SyncName, _ file: SyncedFile, over other: SyncedFile, isChosen: Bool
    ) -> SyncedFile? {
        SimulatedVersion(file.content)?.renewed(over: other, isChosen: isChosen).file
    }

    func files() async throws(SyncError) -> SyncedFiles {
        try alive { SyncedFiles(files: $0.files) }
    }

    func file(_ name: SyncName, content: Data) -> SyncedFile? {
        SimulatedVersion(content)?.file
    }

    func replace(_ replacements: [SyncReplacement]) async throws(SyncError) -> Set<SyncName> {
        var changed: Set<SyncName> = []
        for item in replacements {
            let isReplaced = try alive { state in
                guard state.files[item.name] == item.old else { return false }
                state.files[item.name] = item.new
                if state.isAccepting, let new = SimulatedVersion(item.new.content) {
                    state.accepted.append(new)
                }
                return true
            }
            if !isReplaced { changed.insert(item.name) }
        }
        return changed
    }
}

extension SimulatedDevice: SyncPhotosInput {
    func all() async throws(SyncError) -> Set<SyncPhoto> { try alive { Set($0.photos.keys) } }

    func content(of photo: SyncPhoto) async -> Data? { photos[photo] }

    func keep(_ content: Data, as photo: SyncPhoto) async throws(SyncError) -> Bool {
        try alive { $0.photos[photo] = content }
        return true
    }
}

extension SimulatedDevice: SyncStatusInput, SyncConflictsInput {
    func load() async throws(SyncError) -> SyncStatus? { try alive { $0.status } }

    func save(_ status: SyncStatus) async throws(SyncError) { try alive { $0.status = status } }

    func remove() async throws(SyncError) {}

    func keep(_ conflicts: [SyncConflict]) async throws(SyncError) {
        try alive { state in
            for conflict in conflicts where !state.conflicts.contains(conflict) {
                state.conflicts.append(conflict)
            }
        }
    }
}

extension SimulatedDevice {
    /// Puts back the files of an earlier time, as from a backup.
    func goBack(to earlier: [SyncName: SyncedFile]) {
        state.withLock { state in
            for (name, file) in earlier { state.files[name] = file }
        }
    }

    /// Loses all records, as by a broken disk.
    func lose() { state.withLock { $0.files = [:] } }
}
