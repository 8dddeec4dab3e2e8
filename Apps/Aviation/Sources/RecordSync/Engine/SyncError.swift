import Essentials
package import Networking
package import RecordStore

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

    /// Other devices changed files again and again.
    case unsteady

    /// The records of this machine cannot be read or written.
    case store(StoreError)

    /// The server cannot be asked.
    case request(RequestError)

    /// The server refuses the credentials with this HTTP status.
    case credentials(status: Int)

    /// The address is not that of a WebDAV server.
    case notWebDAV(String)

    /// The folder in which that of the log is to be made is missing.
    case noParent(String)

    /// The server neither locks nor honours conditions, so that devices would overwrite each other.
    case unsafe(String)

    /// A folder or a file of this machine cannot be used; `reason` is a clause.
    case failed(path: String, reason: String)

    package var summary: String {
        switch self {
        case .notSetUp: "syncing is not set up"
        case .emptied(let place): "\(place) holds no records any more"
        case .emptiedHere: "this machine has no records any more, but the other side has"
        case .foreign(let place): "\(place) does not hold the log of this machine"
        case .locked: "another device is syncing"
        case .unsteady: "other devices kept changing the same records"
        case .store(let error): error.summary
        case .request(let error): error.summary
        case .credentials(let status): "the server refuses the credentials (status \(status))"
        case .notWebDAV(let address): "\(address) is not a folder of a WebDAV server"
        case .noParent(let address): "the folder in which \(address) is to be made does not exist"
        case .unsafe(let address): "\(address) neither locks files nor honours conditions"
        case .failed(let path, let reason): "'\(path)' cannot be used: \(reason)"
        }
    }

    package var recovery: String {
        switch self {
        case .notSetUp: "Run 'flight-log sync setup' with the address of a server or a folder."
        case .emptied:
            "Nothing was changed. If it was emptied on purpose, run 'flight-log sync setup' again to"
                + " send everything."
        case .emptiedHere:
            "Nothing was changed. Run 'flight-log sync setup' again to get the records back, or"
                + " 'flight-log sync sign-out' to keep the log empty."
        case .foreign:
            "Nothing was changed. Check the address, or run 'flight-log sync setup' again."
        case .locked(let seconds?): "Try again in \(seconds) seconds."
        case .locked(nil): "Try again in a few minutes."
        case .unsteady: "Try again when they are done."
        case .store(let error): error.recovery
        case .request(let error): error.recovery
        case .credentials:
            "Check the user name, and what the command prints or the file contains."
        case .notWebDAV: "Check the address, which usually ends with the name of a folder."
        case .noParent: "Make that folder on the server, or check the address."
        case .unsafe: "Choose another server, or sync a folder that another program copies."
        case .failed: "Check the path and its permissions."
        }
    }
}
