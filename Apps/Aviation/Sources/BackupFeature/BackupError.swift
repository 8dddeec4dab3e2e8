import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Why a backup could not be written or restored.
enum BackupError: ExplainedError, Equatable {
    case log(LogError)
    case store(StoreError)

    /// A file that a person has named cannot be opened or read; the value says why.
    case unusable(String)

    /// A file cannot be written; the value says why.
    case notWritten(String)

    /// A file exists already.
    case exists(String)

    /// There are no records.
    case empty

    /// The file is no backup.
    case noBackup

    /// The file is compressed by another program.
    case compressed

    /// The backup was made by a newer version of the program.
    case newer

    /// The backup is not as it was written; the value is a clause.
    case damaged(String)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .store(let error): error.summary
        case .unusable(let reason), .notWritten(let reason): reason
        case .exists(let path): "\(path.quoted) exists already"
        case .empty: "your log is empty"
        case .noBackup: "the file is no backup of flight-log"
        case .compressed: "the file is compressed"
        case .newer: "the backup was made by a newer version of flight-log"
        case .damaged(let reason): "the backup is damaged: \(reason)"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .store(let error): error.recovery
        case .unusable: "Check the name of the file."
        case .notWritten: "Check the folder, its permissions and the space on the disk."
        case .exists: "Choose another name, or add --replace."
        case .empty: "There is nothing to back up."
        case .noBackup: "'flight-log import FILE' reads the exports of other programs."
        case .compressed: "Nothing was changed. Decompress it first, for example with gunzip."
        case .newer: "Nothing was changed. Install that version."
        case .damaged: "Nothing was changed. Use another copy of it, or another backup."
        }
    }
}
