public import Essentials
public import FeatureKit
public import Networking
public import RecordStore
public import SectionKit
import Synchronization

/// What a source makes the dependencies of sections and actions from, for one report or one screen.
public struct SourceContext: Sendable {
    /// The time the report speaks of as "now".
    public let now: Date

    /// What features remember from one load of a screen to the next; nil where there is but one.
    public let memory: FeatureMemory?

    /// The program's name, which its folders have.
    let program: String

    /// The names of the servers that the source may ask.
    var servers: [String] = []

    let connection: Connection

    /// The requests that sections share; nil where there is but one section.
    let shared: SharedRequests?

    /// What asks a server, in the way that the person chose with `--offline`, `--timeout` and the
    /// like; all sections share its answers.
    ///
    /// - Parameter server: one of those that the source names.
    /// - Throws: `UsageError` when a variable of the server does not hold what it should, or the
    ///   source does not name the server.
    public func request(to server: Server) throws(UsageError) -> any BaseRequestInput {
        try checkIsNamed(server.name)
        let request = try connection.request(to: server)
        return shared?.request(named: server.name, or: request) ?? request
    }

    /// What follows the lines of a server, in the way that the person chose: `--timeout` bounds each
    /// wait, for a connection or a line, and with `--offline` there are none.
    ///
    /// Each section that asks for lines makes a connection of its own.
    ///
    /// - Parameter server: one of those that the source names.
    /// - Throws: `UsageError` when the variable of the server does not hold what it should, or the
    ///   source does not name the server.
    public func lines(from server: LineServer) throws(UsageError) -> any LineStreamInput {
        try checkIsNamed(server.name)
        return try connection.lines(from: server)
    }

    /// The store of a person's records of one kind, in the program's folder: in `XDG_DATA_HOME`,
    /// else in `~/.local/share`.
    ///
    /// The folder need not be there yet; who first writes to it makes it.
    ///
    /// - Throws: `UsageError` when neither variable names a folder.
    public func store<Record>(of records: Record.Type) throws(UsageError) -> RecordStore<Record> {
        let host = connection.host
        guard let location = StoreLocation(program: program, environment: host.environment) else {
            throw UsageError(
                "there is no place for records: neither XDG_DATA_HOME nor HOME is an absolute path."
            )
        }
        return RecordStore(in: location, now: host.clock)
    }

    private func checkIsNamed(_ server: String) throws(UsageError) {
        guard !servers.contains(server) else { return }
        throw UsageError("the source does not name the server \(server.quoted) it asks.")
    }
}

/// The requests to servers that the sections of a screen share.
final class SharedRequests: Sendable {
    private let requests = Mutex<[String: SharedRequest]>([:])

    /// The shared request of this name, made of another if there is none yet.
    func request(named name: String, or request: any BaseRequestInput) -> SharedRequest {
        requests.withLock { requests in
            let shared = requests[name] ?? SharedRequest(request)
            requests[name] = shared
            return shared
        }
    }

    /// Forgets what could not be had, so that whoever asks again asks the server.
    func forgetFailures() {
        for request in requests.withLock(\.values) { request.forgetFailures() }
    }
}
