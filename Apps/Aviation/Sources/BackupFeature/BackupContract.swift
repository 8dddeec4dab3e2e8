import FeatureKit
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     WriteBackup    → BackupInteractor → RecordTransferInput, PhotosInput → BackupWriter
///     RestoreBackup ↗  ← BackupOutput ← Backup, Restoration ← BackupContents
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol BackupInteractorInput: Sendable {
    /// Fetches what a backup would hold, and writes nothing.
    func fetchBackup(_ query: BackupQuery, reportingTo output: some BackupOutput<Backup>) async

    /// Writes a backup.
    func backUp(_ query: BackupQuery, reportingTo output: some BackupOutput<Backup>) async

    /// Reads and checks a backup, and fetches what restoring it would change.
    func fetchRestoration(
        _ path: String, reportingTo output: some BackupOutput<Restoration>) async

    /// Reads and checks a backup, and makes the log what it says.
    func restore(_ path: String, reportingTo output: some BackupOutput<Restoration>) async
}

typealias BackupOutput<Value> = InteractorOutput<Value, BackupError>
