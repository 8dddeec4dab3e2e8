package import Networking
package import RecordStore
import SectionEssentials

/// Why nothing, or not everything, was synced.
package enum SyncError: ExplainedError, Equatable {
    /// No server or folder was set up.
    case notSetUp

    /// The other side has no files any more.
    case emptied(String)

    /// This machine has no records any more.
    case emptiedHere

    /// The other side holds something else than the log of this machine.
    case foreign(String)

    /// Another device writes; `seconds` is how long it may go on, if that is known.
    case locked(seconds: Int?)

    /// Another process of this machine syncs.
    case busy

    /// Other devices changed files again and again.
    case unsteady

    /// The other side sends other versions of files than those that it lists.
    case stale(String)

    /// The records of this machine cannot be read or written.
    case store(StoreError)

    /// The server cannot be asked.
    case request(RequestError)

    /// The server's list of files is broken, so that some may be missing.
    case noListing

    /// The server responded with this HTTP status instead of storing a file.
    case notStored(status: Int)

    /// The server refuses the credentials with this HTTP status.
    case credentials(status: Int)

    /// The server asks for credentials, and none were given.
    case noCredentials(String)

    /// There is no file with the secret or the key.
    case noFile(String)

    /// A command prints no secret, or a file has none; the value says which.
    case noSecret(String)

    /// Others can read the file with the secret.
    case openSecret(String, mode: Int)

    /// Others could read the credentials on their way to the server.
    case openConnection(String)

    /// The place holds other files, or records of an unknown log.
    case occupied(String)

    /// Nothing that lost a conflict has this ID.
    case noConflict(String)

    /// The address is not that of a WebDAV server.
    case notWebDAV(String)

    /// The folder in which that of the log is to be made is missing.
    case noParent(String)

    /// The server neither locks nor honours conditions, so that devices would overwrite each other.
    case unsafe(String)

    /// There is no key in the file.
    case noKey(String)

    /// The program that encrypts is not installed.
    case noProgram(String, package: String)

    /// The program does not accept the key of the file.
    case noCipher(String, String)

    /// The program that encrypts fails now, although it has accepted the key.
    case cipherFailed

    /// The place is encrypted with another key.
    case otherKey(String)

    /// The place is encrypted by this program, but no key was given, or one of another program.
    case encrypted(String, SyncKey.Program)

    /// The place is not encrypted, but a key was given.
    case notEncrypted(String)

    /// The place says that it is not encrypted, although this machine has encrypted it.
    case noLongerEncrypted(String)

    /// A folder or a file of this machine cannot be used; `reason` is a clause.
    case failed(path: String, reason: String)

    package var summary: String {
        switch self {
        case .notSetUp: "syncing is not set up"
        case .emptied(let place): "\(place) holds no records any more"
        case .emptiedHere: "this machine has no records any more, but the other side has"
        case .foreign(let place): "\(place) does not hold the log of this machine"
        case .locked: "another device is syncing"
        case .busy: "this machine is syncing already"
        case .unsteady: "other devices kept changing the same records"
        case .stale(let place): "\(place) does not send the files that it lists"
        case .store(let error): error.summary
        case .request(let error): error.summary
        case .noListing: "the server's list of files is incomplete"
        case .notStored(let status): "the server did not store a file (status \(status))"
        case .credentials(let status): "the server refuses the credentials (status \(status))"
        case .noCredentials(let address): "\(address) asks for a password or a token"
        case .noFile(let path): "there is no file '\(path)'"
        case .noSecret(let words): "\(words) gives no password or token"
        case .openSecret(let path, let mode):
            "other users can read '\(path)' (mode \(String(mode, radix: 8)))"
        case .openConnection(let address): "\(address) would be sent the credentials unencrypted"
        case .occupied(let place): "\(place) holds other files already"
        case .noConflict(let id): "there is no conflict '\(id)'"
        case .notWebDAV(let address): "\(address) is not a folder of a WebDAV server"
        case .noParent(let address): "the folder in which \(address) is to be made does not exist"
        case .unsafe(let address): "\(address) neither locks files nor honours conditions"
        case .noKey(let path): "'\(path)' has no key of age or gpg"
        case .noProgram(let program, _): "\(program) is not installed"
        case .noCipher(let program, let path): "\(program) does not accept the key in '\(path)'"
        case .cipherFailed: "nothing can be decrypted now"
        case .otherKey(let place): "\(place) is encrypted with another key"
        case .encrypted(let place, let program): "\(place) is encrypted with \(program.rawValue)"
        case .notEncrypted(let place): "\(place) holds records that are not encrypted"
        case .noLongerEncrypted(let place): "\(place) says that it is not encrypted any more"
        case .failed(let path, let reason): "'\(path)' cannot be used: \(reason)"
        }
    }

    package var retryAfter: Duration? {
        if case .request(let error) = self { error.retryAfter } else { nil }
    }

    package var recovery: String {
        switch self {
        case .notSetUp: "Run 'flight-log sync setup PLACE'."
        case .emptied:
            "Nothing was changed. If it was emptied on purpose, run 'flight-log sync setup PLACE'"
                + " again to send everything."
        case .emptiedHere:
            "Nothing was changed. Run 'flight-log sync setup PLACE' again to get the records back,"
                + " or 'flight-log sync sign-out' to keep the log empty."
        case .foreign:
            "Nothing was changed. Check the address, or run 'flight-log sync setup PLACE' again."
        case .locked(let seconds?): "Try again in \(seconds) seconds."
        case .locked(nil): "Try again in a few minutes."
        case .busy: "Try again when that sync is done."
        case .unsteady: "Try again when they are done."
        case .stale:
            "Nothing old was taken. A proxy may keep old copies: reload it, or use another address."
        // Files that have arrived before are not lost.
        case .store(.diskFull): "Free some space, then sync again; what has arrived stays."
        case .store(let error): error.recovery
        case .request(let error): error.recovery
        case .noListing: "Try again in a few minutes."
        case .notStored(413): "The server takes no file of this size; change its limit."
        case .notStored: "Check whether the server has space, and may write in the folder."
        case .credentials:
            "Check the user name, and what the command prints or the file contains."
        case .noCredentials:
            "Add --password-file or --password-command, and --user for a password."
        case .noFile: "Check the path."
        case .noSecret: "Its first line must be the password or the token; try it in a shell."
        case .openSecret(let path, _): "Run: chmod 600 '\(path)'"
        case .openConnection: "Use an address that starts with https://."
        case .occupied: "Choose an empty folder, or add --join to sync with what is there."
        case .noConflict: "Run 'flight-log conflicts' to see them."
        case .notWebDAV: "Check the address, which usually ends with the name of a folder."
        case .noParent: "Make that folder on the server, or check the address."
        case .unsafe: "Choose another server, or sync a folder that another program copies."
        case .noKey:
            "Make one with 'age-keygen -o FILE', or export one with 'gpg --export-secret-keys'."
        case .noProgram(_, let package): "Install the package \(package)."
        case .noCipher(let program, _):
            program == "gpg"
                ? "It must be a secret key without a passphrase."
                : "Check the file with age-keygen -y."
        case .cipherFailed: "Try age or gpg in a shell, and whether there is space on the disk."
        case .otherKey: "Use the key of the device that set it up."
        case .encrypted: "Add --encrypt with the key file of the device that set it up."
        case .notEncrypted:
            "Encrypt it first: run 'flight-log sync setup PLACE' with --encrypt on a machine that is"
                + " synced with it."
        case .noLongerEncrypted:
            "Nothing was sent. Somebody may have changed its file 'log.json' to read your records: put"
                + " that file back from another copy, or set up an empty place with --encrypt. If you"
                + " wanted this, run 'flight-log sync sign-out' first."
        case .failed: "Check the path and its permissions."
        }
    }
}
