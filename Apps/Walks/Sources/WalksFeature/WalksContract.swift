import Essentials
import FeatureKit
import RecordStore
import SectionKit
import Tracks
import Walking

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     WalksSection → WalksPresenter → WalksInteractor → WalksStore, WalkFiles, LiveWalk
///         ← SectionOutput ← WalksOutput ← WalkList ← records, the walk that goes on
///     StartWalk, StopWalk → WalksInteractor → LiveWalk → WalkSessions
///     AddWalk, RenameWalk, KeepPhotos, RemoveWalk → WalksInteractor → WalksStore
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol WalksInteractorInput: Sendable {
    /// Fetches the walks of the list, and the one that goes on.
    func fetchList(reportingTo output: some WalksOutput<WalkList>) async

    /// Fetches a walk of the list, by its file or its name.
    func fetchWalk(_ name: String, reportingTo output: some WalksOutput<RecordedWalk>) async

    /// Fetches what adding a file would store, or why it cannot be added.
    func fetchNew(
        _ file: String, name: String?, reportingTo output: some WalksOutput<RecordedWalk>) async

    /// Adds the walk of a file.
    func add(
        _ file: String, name: String?, reportingTo output: some WalksOutput<RecordedWalk>) async

    func rename(
        _ walk: String, to name: String, reportingTo output: some WalksOutput<RecordedWalk>) async

    /// Keeps a folder of photos with a walk; nil for none.
    func keep(
        photosIn folder: String?, with walk: String,
        reportingTo output: some WalksOutput<RecordedWalk>
    ) async

    /// Removes a walk from the list, and deletes its file if that is wanted.
    func remove(
        _ walk: String, withFile: Bool, reportingTo output: some WalksOutput<RecordedWalk>) async

    /// Starts a walk with a receiver.
    func start(_ request: WalkRequest, reportingTo output: some WalksOutput<Walk>) async

    /// Fetches the walk that goes on.
    func fetchCurrent(reportingTo output: some WalksOutput<Walk>) async

    /// Ends the walk that goes on.
    func stop(reportingTo output: some WalksOutput<Walk>) async
}

protocol WalksPresenterInput: Sendable {
    /// Shows the states of the list in `output`.
    func presentList(in output: some SectionOutput<WalkList>) async
}

/// The records of the list.
protocol WalksStoreInput: Sendable {
    /// Returns all walks, the newest first, and the problems of their files.
    func walks() async throws(WalksError) -> StoredRecords<RecordedWalk>

    /// Returns the walk with a file, else the only one with a name.
    func find(_ name: String) async throws(WalksError) -> Revised<RecordedWalk>

    /// Adds a walk, whose file must not be in the list.
    func add(_ walk: RecordedWalk) async throws(WalksError)

    /// Replaces a walk.
    func change(
        _ found: Revised<RecordedWalk>, to walk: RecordedWalk, _ summary: String
    ) async throws(WalksError)

    func remove(_ found: Revised<RecordedWalk>) async throws(WalksError)
}

/// The files of walks.
protocol WalkFilesInput: Sendable {
    /// Returns the absolute path of a file.
    func path(of file: String) -> String

    func exists(_ path: String) -> Bool

    func isFolder(_ path: String) -> Bool

    /// Reads and measures the walk of a file; nil takes the name of its track, else of the file.
    func walk(in file: String, name: String?) throws(WalksError) -> RecordedWalk

    func delete(_ path: String) throws(WalksError)
}

/// The walk that goes on in this program.
protocol LiveWalkInput: Sendable {
    /// The walk that goes on; nil if there is none. One that has just ended is waited for, so that
    /// the list has it.
    func current() async -> Walk?

    /// Starts a walk with a receiver.
    func start(_ request: WalkRequest) async throws(WalksError) -> Walk

    /// Ends the walk that goes on, and returns it as it was recorded.
    func stop() async throws(WalksError) -> Walk
}

typealias WalksOutput<Value> = InteractorOutput<Value, WalksError>
