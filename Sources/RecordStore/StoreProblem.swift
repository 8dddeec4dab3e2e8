/// A problem with a file or folder of a store.
///
/// The store reports problems but does not move, repair or remove anything; only
/// ``RecordTransfer/restore(_:removing:summary:)`` sets broken files aside.
public struct StoreProblem: Error, Equatable, Sendable {
    /// What is wrong with a file or folder.
    public enum Flaw: Error, Equatable, Sendable {
        /// The file has invalid content; `reason` is a clause.
        case broken(reason: String)

        /// A newer version of the program wrote the file.
        case newerSchema(Int, known: Int)

        /// The file contains a record with another name, as a copy of a file does.
        case otherID(String)

        /// The file does not belong to the store.
        case foreign

        /// It is a link, a folder or a device instead of a file.
        case notFile

        /// The file is larger than the limit, in bytes.
        case tooLarge(limit: Int)

        /// The file cannot be opened; `reason` is the message of the system.
        case unreadable(reason: String)

        /// A program that stopped while writing left the file behind.
        case leftover

        /// The file is a change that was interrupted before all its records were written.
        case unfinishedChange

        /// Other users of the machine can read the file or write to it.
        case openToOthers(mode: Int)
    }

    /// The path of the file in the folder of the store, such as `records/a.json`.
    public let file: String

    /// What is wrong with the file.
    public let flaw: Flaw

    /// Creates a problem.
    public init(file: String, flaw: Flaw) {
        self.file = file
        self.flaw = flaw
    }
}

extension StoreProblem {
    /// What is wrong, as a clause without a full stop.
    public var summary: String {
        switch flaw {
        case .broken(let reason): "\(file) cannot be read: \(reason)"
        case .newerSchema(let schema, let known):
            "\(file) was written by a newer version of this program"
                + " (schema \(schema); this one supports \(known))"
        case .otherID(let id): "\(file) contains the record '\(id)'"
        case .foreign: "\(file) is not a file of this store"
        case .notFile: "\(file) is not an ordinary file"
        case .tooLarge(let limit): "\(file) is larger than \(limit >> 20) MB"
        case .unreadable(let reason): "\(file) cannot be opened: \(reason)"
        case .leftover: "\(file) was left behind by a program that stopped while writing"
        case .unfinishedChange: "\(file) is an unfinished change"
        case .openToOthers(let mode):
            "\(file) is accessible to other users of this machine (mode \(String(mode, radix: 8)))"
        }
    }

    /// What to do about it, as a sentence.
    public var recovery: String {
        switch flaw {
        case .broken: "Restore it from a backup, or move it out of the folder."
        case .newerSchema: "Update this program to read it; until then it stays unchanged."
        case .otherID:
            "If it is a copy, compare it with the record and move it out of the folder;"
                + " otherwise rename it."
        case .foreign, .notFile, .tooLarge: "Move it out of the folder."
        case .unreadable: "Check its owner and permissions."
        case .leftover: "Nothing is lost; the next change removes it."
        case .unfinishedChange: "The next change completes it."
        case .openToOthers: "Remove the permissions of others: chmod go= \(file)"
        }
    }
}
