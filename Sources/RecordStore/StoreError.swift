public import SectionEssentials

/// An error of a store; nothing was changed unless the description says otherwise.
public enum StoreError: ExplainedError {
    /// The record is not as the change expects; `record` is what a person calls it, or else its ID,
    /// and `current` is its revision, or nil if there is no such record.
    case conflict(record: String, current: Int?)

    /// There is no such record to remove.
    case notFound(RecordID)

    /// A required file is broken, written by a newer program, or has another problem.
    case unusable(StoreProblem)

    /// The record is larger than the limit, in bytes.
    case tooLarge(RecordID, limit: Int)

    /// The change contains no records.
    case emptyChange

    /// There is no change to undo.
    case nothingToUndo

    /// The change cannot be undone, because one of its records was changed since; `record` is what
    /// a person calls it, or else its ID.
    case changedSince(ChangeSummary, record: String)

    /// Another program is writing and did not finish before the timeout.
    case busy

    /// The folder is read-only; `reason` is the message of the system.
    case readOnly(folder: String, reason: String)

    /// The disk is full; `reason` is the message of the system.
    case diskFull(folder: String, reason: String)

    /// The change was saved, but not all of its records were written; the next change completes
    /// it first.
    case unfinished(reason: String)

    /// The folder cannot be used; `reason` is the message of the system.
    case failed(folder: String, reason: String)
}

extension StoreError {
    /// What went wrong, as a clause without a full stop.
    public var summary: String {
        switch self {
        case .conflict(let record, nil): "'\(record)' is no longer there"
        case .conflict(let record, _?): "'\(record)' was changed in the meantime"
        case .notFound(let id): "there is no record '\(id)'"
        case .unusable(let problem): problem.summary
        case .tooLarge(let id, let limit): "'\(id)' is larger than \(limit >> 20) MB"
        case .emptyChange: "there is nothing to change"
        case .nothingToUndo: "there is no change to undo"
        case .changedSince(let change, let record):
            "'\(change.summary)' cannot be undone, because '\(record)' was changed since"
        case .busy: "another program is writing"
        case .readOnly(let folder, let reason): "'\(folder)' cannot be written to: \(reason)"
        case .diskFull(let folder, let reason): "there is no space left in '\(folder)': \(reason)"
        case .unfinished(let reason): "the change was not completed: \(reason)"
        case .failed(let folder, let reason): "'\(folder)' cannot be used: \(reason)"
        }
    }

    /// What to do next, as a sentence.
    public var recovery: String {
        switch self {
        case .conflict: "Look at the record as it is now, and change it again."
        case .notFound: "Check its name."
        case .unusable(let problem): problem.recovery
        case .tooLarge: "Shorten it."
        case .emptyChange: "Say what to change."
        case .nothingToUndo: "Only the last 50 changes can be undone, each of them once."
        case .changedSince: "Change the record by hand."
        case .busy: "Try again when it has finished."
        case .readOnly: "Check the permissions of the folder."
        case .diskFull: "Free some space, then try again; nothing was changed."
        case .unfinished: "Check the disk; the next change completes this one first."
        case .failed: "Check the folder and the disk, then try again."
        }
    }
}
