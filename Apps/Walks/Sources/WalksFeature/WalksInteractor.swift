import FeatureKit
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Tracks
import Walking

/// The outputs that results about kept walks are reported to.
typealias WalksOutput<Value> = InteractorOutput<Value, WalksError>

/// Reads and changes the list of recent walks, and starts and ends the one that goes on.
struct WalksInteractor: InteractorInput {
    let store: WalksStore
    let files: any WalkFilesInput
    let live: any LiveWalkInput

    /// The made-up walk.
    let demo: Track

    func fetch(
        _: Void, reportingTo output: any WalksOutput<WalkList>
    ) async {
        await output.report { () throws(WalksError) in
            // The walk is asked for first: one that has just ended is in the list then.
            let current = await live.current()
            let stored = try await store.walks()
            let walks = stored.records.map(\.record).filter { $0.file != current?.recording }
            return WalkList(
                walks.map { walk in
                    ListedWalk(
                        measured(walk), isFileThere: files.exists(walk.file),
                        isRecorded: walk.ended == nil && files.isRecorded(walk.file))
                },
                current: current, canStart: live.canStart, demo: demo,
                warnings: stored.problems.map { "\($0.summary). \($0.recovery)" })
        }
    }

    /// A walk with what its file says, if its program was killed before it could.
    private func measured(_ walk: RecordedWalk) -> RecordedWalk {
        guard walk.ended == nil, walk.distance == nil, files.exists(walk.file) else { return walk }
        var measured = walk
        measured.distance = (try? files.walk(in: walk.file, name: nil))?.distance
        return measured
    }

    func fetchWalk(_ name: String, reportingTo output: some WalksOutput<RecordedWalk>) async {
        await output.report { () throws(WalksError) in try await find(name).record }
    }

    // MARK: Changes

    func fetchNew(
        _ file: String, name: String?, reportingTo output: some WalksOutput<RecordedWalk>
    ) async {
        await output.report { () throws(WalksError) in try await new(file, name) }
    }

    func add(
        _ file: String, name: String?, reportingTo output: some WalksOutput<RecordedWalk>
    ) async {
        await output.report { () throws(WalksError) in
            let walk = try await new(file, name)
            try await store.add(walk)
            return walk
        }
    }

    func rename(
        _ walk: String, to name: String, reportingTo output: some WalksOutput<RecordedWalk>
    ) async {
        await output.report { () throws(WalksError) in
            let found = try await find(walk)
            var renamed = found.record
            renamed.name = name
            guard renamed != found.record else { return renamed }
            try await store.change(found, to: renamed, "rename “\(found.record.name)”")
            return renamed
        }
    }

    func keep(
        photosIn folder: String?, with walk: String,
        reportingTo output: some WalksOutput<RecordedWalk>
    ) async {
        await output.report { () throws(WalksError) in
            let found = try await find(walk)
            var changed = found.record
            changed.photos = folder.map(files.path)
            if let path = changed.photos, !files.isFolder(path) { throw .noFolder(path) }
            guard changed != found.record else { return changed }
            try await store.change(found, to: changed, "keep photos with “\(changed.name)”")
            return changed
        }
    }

    func remove(
        _ walk: String, withFile: Bool, reportingTo output: some WalksOutput<RecordedWalk>
    ) async {
        await output.report { () throws(WalksError) in
            let found = try await find(walk)
            if let current = await live.current(), current.recording == found.record.file {
                throw .goesOn
            }
            if files.isRecorded(found.record.file) { throw .goesOnElsewhere }
            // A file that cannot be deleted stays in the list.
            if withFile { try files.delete(found.record.file) }
            try await store.remove(found)
            return found.record
        }
    }

    private func find(_ name: String) async throws(WalksError) -> Revised<RecordedWalk> {
        let path = files.path(of: name)
        return try await store.find(files.exists(path) ? path : name)
    }

    private func new(_ file: String, _ name: String?) async throws(WalksError) -> RecordedWalk {
        let walk = try files.walk(in: file, name: name)
        let kept = try await store.walks().records.first { $0.record.file == walk.file }
        if let kept { throw .alreadyKept(kept.record.name) }
        return walk
    }

    // MARK: The walk that goes on

    func start(_ request: WalkRequest, reportingTo output: some WalksOutput<Walk>) async {
        await output.report { () throws(WalksError) in
            if await live.current() != nil { throw .goesOn }
            return try await live.start(request)
        }
    }

    func take(
        _ sent: SentPositions, for request: WalkRequest, reportingTo output: some WalksOutput<Walk>
    ) async {
        await output.report { () throws(WalksError) in try await live.take(sent, for: request) }
    }

    func fetchCurrent(reportingTo output: some WalksOutput<Walk>) async {
        await output.report { () throws(WalksError) in
            guard let walk = await live.current() else { throw await nothingGoesOn }
            return walk
        }
    }

    func stop(reportingTo output: some WalksOutput<Walk>) async {
        await output.report { () throws(WalksError) in
            guard await live.current() != nil else { throw await nothingGoesOn }
            return try await live.stop()
        }
    }

    /// Why there is no walk to end: none goes on, or another program records it.
    private var nothingGoesOn: WalksError {
        get async {
            let walks = (try? await store.walks().records.map(\.record)) ?? []
            let isElsewhere = walks.contains { $0.ended == nil && files.isRecorded($0.file) }
            return isElsewhere ? .goesOnElsewhere : .nothingGoesOn(canStart: live.canStart)
        }
    }
}
