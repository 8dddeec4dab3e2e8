public import Essentials

/// Why a store could not read or change records; unless it says otherwise, nothing was changed.
public enum StoreError: ExplainedError {
    /// The record is not as the change expects it: it has this revision now, or nil if there is
    /// no such record.
    case conflict(RecordID, current: Int?)

    /// There is no such record to remove.
    case notFound(RecordID)

    /// A file that is needed is broken, a newer program's, or odd in another way.
    case unusable(StoreProblem)

    /// The record is longer than this many bytes, the most that is kept of one.
    case tooLarge(RecordID, limit: Int)

    /// The change has no records in it.
    case emptyChange

    /// There is no change to undo.
    case nothingToUndo

    /// The change cannot be undone, because a record of it was changed since.
    case changedSince(ChangeSummary, RecordID)

    /// Another program is writing, and did not end within the time there was.
    case busy

    /// The folder may be read and not written to; in the system's words.
    case readOnly(folder: String, reason: String)

    /// There is no room on the disk; in the system's words.
    case diskFull(folder: String, reason: String)

    /// The change was taken down but not all its records could be written: the next change
    /// completes it first.
    case unfinished(reason: String)

    /// The folder cannot be used; in the system's words.
    case failed(folder: String, reason: String)
}

extension StoreError {
    /// What went wrong, as one plain clause without a full stop.
    public var summary: String {
        switch self {
        case .conflict(let id, nil): "'\(id)' is no longer there"
        case .conflict(let id, _?): "'\(id)' was changed meanwhile"
        case .notFound(let id): "there is no record '\(id)'"
        case .unusable(let problem): problem.summary
        case .tooLarge(let id, let limit): "'\(id)' is longer than \(limit >> 20) MB"
        case .emptyChange: "there is nothing to change"
        case .nothingToUndo: "there is no change to undo"
        case .changedSince(let change, let id):
            "'\(change.summary)' cannot be undone, because '\(id)' was changed since"
        case .busy: "another program is writing"
        case .readOnly(let folder, let reason): "'\(folder)' cannot be written to: \(reason)"
        case .diskFull(let folder, let reason): "there is no room for '\(folder)': \(reason)"
        case .unfinished(let reason): "the change was not completed: \(reason)"
        case .failed(let folder, let reason): "'\(folder)' cannot be used: \(reason)"
        }
    }

    /// What the reader can do next, as one plain sentence.
    public var recovery: String {
        switch self {
        case .conflict: "Look at the record as it is now, and change it again."
        case .notFound: "Check its name."
        case .unusable(let problem): problem.recovery
        case .tooLarge: "Shorten it."
        case .emptyChange: "Name what is to be changed."
        case .nothingToUndo: "The last 50 changes are kept, and each is undone once."
        case .changedSince: "Change the record by hand."
        case .busy: "Try again when it has ended."
        case .readOnly: "Check the permissions of the folder."
        case .diskFull: "Make room, then try again; nothing was changed."
        case .unfinished: "Check the disk; the next change completes this one first."
        case .failed: "Check the folder and the disk, then try again."
        }
    }
}
