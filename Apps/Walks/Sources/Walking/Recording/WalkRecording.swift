package import RecordStore
package import SectionEssentials
import Synchronization
package import Tracks

/// The recording of a walk: its file, and its entry in the list of recent walks.
package final class WalkRecording: Sendable {
    let recorder: WalkRecorder

    private let name: String
    private let started: Date
    private let list: (any RecordStoreInput<RecordedWalk>)?
    private let clock: @Sendable () -> Date

    /// What its file had before; none if it is new.
    let earlier: Track?

    private struct State {
        var id: RecordID
        var hasEnded = false
    }

    private let state: Mutex<State>

    /// Prepares a recording.
    ///
    /// - Parameters:
    ///   - recorder: writes the file.
    ///   - name: the name of the walk.
    ///   - list: the list of recent walks; nil if the walk is not kept there.
    ///   - started: when the walk began; nil for now.
    ///   - earlier: what its file has already, if it goes on.
    ///   - clock: the present time.
    package init(
        _ recorder: WalkRecorder,
        name: String,
        list: (any RecordStoreInput<RecordedWalk>)? = nil,
        started: Date? = nil,
        earlier: Track? = nil,
        clock: @escaping @Sendable () -> Date
    ) {
        self.recorder = recorder
        self.name = name
        self.list = list
        self.clock = clock
        self.earlier = earlier
        self.started = started ?? clock()
        state = Mutex(State(id: RecordID(at: clock())))
    }

    /// Puts the walk in the list, without an end, unless it is there; returns why it could not, as a
    /// plain sentence.
    func begin() async -> String? {
        if earlier != nil {
            let walks = try? await list?.all().records
            if let kept = walks?.first(where: { $0.record.file == recorder.path }) {
                state.withLock { $0.id = kept.id }
                return nil
            }
        }
        return await put(
            RecordedWalk(name: name, file: recorder.path, started: started), "record \(name)")
    }

    private var id: RecordID { state.withLock(\.id) }

    /// Writes the file to the disk and the end to the list, once; a walk without a point leaves
    /// neither a file nor an entry.
    ///
    /// - Parameter time: when the walk ended; nil for now.
    /// - Returns: why it could not, as a plain sentence.
    func end(distance: Double, hasPoints: Bool, at time: Date?) async -> String? {
        let isFirst = state.withLock { state in
            defer { state.hasEnded = true }
            return !state.hasEnded
        }
        guard isFirst else { return nil }
        guard hasPoints else {
            recorder.discard()
            return await change("remove \(name), which has no point") { $0.remove(id) }
        }
        recorder.finish()
        // A person may have given it another name meanwhile.
        let kept = try? await list?.record(id)?.record
        var walk = kept ?? RecordedWalk(name: name, file: recorder.path, started: started)
        (walk.distance, walk.ended) = (distance, time ?? clock())
        return await put(walk, "end \(walk.name)")
    }

    private func put(_ walk: RecordedWalk, _ summary: String) async -> String? {
        await change(summary) { $0.put(walk, as: id) }
    }

    private func change(
        _ summary: String,
        _ add: (inout StoreChange<RecordedWalk>) -> Void
    ) async -> String? {
        guard let list else { return nil }
        var change = StoreChange<RecordedWalk>(summary)
        add(&change)
        do throws(StoreError) {
            try await list.commit(change)
            return nil
        } catch {
            return "The walk is not in the list of recent walks: \(error.summary)."
        }
    }
}
