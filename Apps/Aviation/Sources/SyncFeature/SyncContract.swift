import FeatureKit
import RecordStore
import RecordSync
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     SyncSection → SyncPresenter → SyncInteractor → SyncService
///         ← SectionOutput ← SyncOutput ← SyncReport ← SyncResult
///     SetUpSync, ShowSyncStatus, SignOut, DecideConflict → SyncInteractor → SyncService
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol SyncInteractorInput: Sendable {
    /// Syncs once, and fetches the photos that are missing if they are wanted.
    func sync(
        fetchingPhotos: Bool, acceptingOlder: Bool, reportingTo output: some SyncOutput<SyncReport>
    ) async

    /// Waits until the shared folder, or a record of this machine, has changed, and syncs; false if
    /// nothing reports it.
    func syncAfterChange() async -> Bool

    /// Compares both sides, and changes nothing.
    func fetchState(reportingTo output: some SyncOutput<SyncState>) async

    /// Fetches what is set up, and what signing out would leave unsent.
    func fetchLink(reportingTo output: some SyncOutput<SyncLink>) async

    /// Looks at a place, and changes nothing.
    func look(_ setup: SyncSetup, reportingTo output: some SyncOutput<SyncFound>) async

    /// Sets a place up.
    func setUp(_ setup: SyncSetup, reportingTo output: some SyncOutput<SyncFound>) async

    /// Forgets the place, and reports which it was.
    func signOut(reportingTo output: some SyncOutput<SyncLink>) async

    /// Fetches what lost conflicts.
    func fetchConflicts(reportingTo output: some SyncOutput<[KeptConflict]>) async

    /// Fetches what lost a conflict, by its ID or the beginning of it.
    func fetchConflict(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async

    /// Gives a record the content that lost a conflict.
    func takeBack(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async

    /// Removes what lost a conflict.
    func drop(_ id: RecordID, reportingTo output: some SyncOutput<KeptConflict>) async
}

protocol SyncPresenterInput: Sendable {
    /// Shows the states of a sync in `output`.
    func presentSync(
        fetchingPhotos: Bool, acceptingOlder: Bool, in output: some SectionOutput<SyncReport>
    ) async

    /// Syncs after the next change, whoever makes it; false if nothing reports changes.
    func syncAfterChange() async -> Bool

    /// Shows the states of the list of conflicts in `output`.
    func presentConflicts(in output: some SectionOutput<[KeptConflict]>) async
}

typealias SyncOutput<Value> = InteractorOutput<Value, SyncError>
