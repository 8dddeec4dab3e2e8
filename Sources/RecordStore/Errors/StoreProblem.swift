/// Something in a store's folder that should not be there, or not be so.
///
/// Nothing is moved, mended or removed because of it: that is the reader's to decide.
public struct StoreProblem: Error, Equatable, Sendable {
    /// What is odd about a file or folder.
    public enum Flaw: Error, Equatable, Sendable {
        /// It cannot be read as what it should be; `reason` says why, as a clause.
        case broken(reason: String)

        /// A newer version of the program wrote it.
        case newerSchema(Int, known: Int)

        /// The record in it has another name, as in a copy of a file.
        case otherID(String)

        /// It is not a file of the store.
        case foreign

        /// It is a link, a folder or a device, where a file should be.
        case notFile

        /// It is longer than this many bytes, the most that is read.
        case tooLarge(limit: Int)

        /// The system does not let it be read; in the system's words.
        case unreadable(reason: String)

        /// It was left by a program that ended while it wrote.
        case leftover

        /// It is a change that was cut off before all its records were written.
        case unfinishedChange

        /// Other users of the machine may read it, or write to it.
        case openToOthers(mode: Int)
    }

    /// The file, by its path in the store's folder, such as `records/a.json`.
    public let file: String

    /// What is odd about it.
    public let flaw: Flaw

    /// Names something odd.
    public init(file: String, flaw: Flaw) {
        self.file = file
        self.flaw = flaw
    }
}

extension StoreProblem {
    /// What is odd, as one plain clause without a full stop.
    public var summary: String {
        switch flaw {
        case .broken(let reason): "\(file) cannot be read: \(reason)"
        case .newerSchema(let schema, let known):
            "\(file) was written by a newer version of this program"
                + " (schema \(schema); this one knows \(known))"
        case .otherID(let id): "\(file) has the record '\(id)' in it"
        case .foreign: "\(file) is not a file of this store"
        case .notFile: "\(file) is not an ordinary file"
        case .tooLarge(let limit): "\(file) is longer than \(limit >> 20) MB"
        case .unreadable(let reason): "\(file) cannot be opened: \(reason)"
        case .leftover: "\(file) was left by a program that ended while it wrote"
        case .unfinishedChange: "\(file) is a change that was cut off"
        case .openToOthers(let mode):
            "\(file) is open to other users of this machine (mode \(String(mode, radix: 8)))"
        }
    }

    /// What the reader can do, as one plain sentence.
    public var recovery: String {
        switch flaw {
        case .broken: "Restore it from a backup, or move it out of the folder."
        case .newerSchema: "Update this program to read it; until then it is left as it is."
        case .otherID:
            "If it is a copy, compare it with the record and move it out of the folder;"
                + " else rename it."
        case .foreign, .notFile, .tooLarge: "Move it out of the folder."
        case .unreadable: "Check who owns it, and its permissions."
        case .leftover: "Nothing is lost; the next change removes it."
        case .unfinishedChange: "The next change completes it."
        case .openToOthers: "Take the permissions away from others: chmod go= \(file)"
        }
    }
}
