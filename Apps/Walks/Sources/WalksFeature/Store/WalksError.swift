import RecordStore
import SectionEssentials
import SectionKit
import Walking

/// Why the list of walks could not be read or changed.
enum WalksError: ExplainedError, Equatable {
    /// This machine has no folder for records, or the walk cannot be started; the value says why.
    case unusable(String)

    case alreadyKept(String)
    case notKept(String, nearest: String?)

    /// Several walks have a name.
    case several(String, files: [String])

    /// A walk goes on.
    case goesOn

    /// A walk of a device was ended before.
    case ended

    /// Positions of a device could not be recorded, as a plain sentence.
    case notRecorded(String)

    /// Another program records the walk.
    case goesOnElsewhere

    /// The program ends with the command, so that no walk can go on.
    case endsAtOnce

    /// No walk goes on; the value says whether one can be started where this is said.
    case nothingGoesOn(canStart: Bool)
    case noTrack(String)
    case notDeleted(String, reason: String)
    case noFolder(String)

    /// A file that a person named, with the reason as a clause.
    case unreadable(String)
    case store(StoreError)
    case failed(WalkFailure)

    var summary: String {
        switch self {
        case .unusable(let reason), .unreadable(let reason): reason
        case .alreadyKept(let name): "it is in the list already, as \(name.quoted)"
        case .notKept(let name, _): "\(name.quoted) is not in the list"
        case .several(let name, let files): "\(files.count) walks are named \(name.quoted)"
        case .goesOn: "a walk goes on"
        case .goesOnElsewhere: "another program records it"
        case .ended: "it has been ended"
        case .notRecorded(let sentence):
            String(sentence.prefix(1)).lowercased() + sentence.dropFirst().dropLast()
        case .endsAtOnce: "it goes on only while 'walk-report browse' runs"
        case .nothingGoesOn: "no walk goes on"
        case .noTrack(let file): "\(file) has no track with times"
        case .noFolder(let path): "\(path) is not a folder"
        case .notDeleted(let file, let reason): "\(file) could not be deleted: \(reason)"
        case .store(let error): error.summary
        case .failed(let failure): failure.summary
        }
    }

    var recovery: String {
        switch self {
        case .unusable: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."
        case .alreadyKept:
            "Rename it with 'walk-report walks rename WALK', or remove it"
                + " with 'walk-report walks remove WALK'."
        case .notKept(_, let nearest?): "Did you mean \(nearest.quoted)?"
        case .notKept(_, nil): "Run 'walk-report walks' to see the list."
        case .several(_, let files): "Name the file: \(files.few(by: "or"))."
        case .goesOn: "End it first, with 'walk-report walks stop'."
        case .goesOnElsewhere: "End it there first."
        case .ended: "Start a new one; its file stays."
        case .notRecorded: "They are sent again; make room on the disk."
        case .endsAtOnce: "Run 'walk-report walk --live' here."
        case .nothingGoesOn(canStart: true): "Start one with 'walk-report walks start'."
        case .nothingGoesOn(canStart: false): "Start one with 'walk-report walk --live'."
        case .noTrack: "Run 'walk-report check FILE' to see what it contains."
        case .noFolder: "Name a folder with photos."
        case .unreadable: "Check the name of the file."
        case .notDeleted: "Remove it from the list without --file, or delete the file yourself."
        case .store(let error): error.recovery
        case .failed(let failure): failure.recovery
        }
    }
}
