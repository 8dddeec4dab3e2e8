public import FeatureKit
public import Networking
public import RecordStore
import SectionCLibrary
public import SectionEssentials
public import SectionKit
import Synchronization

/// The context in which a source makes the dependencies of sections and actions, for one report or
/// one screen.
public struct SourceContext: Context {
    /// The time the report speaks of as "now".
    public let now: Date

    /// What features remember from one load of a screen to the next; nil if there is only one load.
    public let memory: FeatureMemory?

    /// What features remember as long as the program runs, however often a report or a screen loads
    /// again, such as what a server has sent since a screen was opened.
    public let lastingMemory: FeatureMemory

    /// Whether the report is watched, so that each load must be newer than the last one.
    public let isWatched: Bool

    /// Whether sections load again by themselves, because the report is watched or shown on a
    /// screen; otherwise a section that is live waits until its work has ended.
    public let loadsAgain: Bool

    /// The time zone that a person has chosen with `--timezone`; nil if times are in UTC because
    /// none was chosen.
    public let displayZone: DisplayZone?

    /// Whether a person has asked a screen to load everything again.
    public let isRefresh: Bool

    /// The program's name, which is also the name of its folders.
    let program: String

    /// The names of the servers that the source lists.
    var servers: [String] = []

    let connection: Connection

    /// The requests that sections share; nil if there is only one section.
    let shared: SharedRequests?

    /// Whether cached responses are ignored, because of `--refresh` or `--no-cache`, or because a
    /// screen refreshes itself.
    public var ignoresCache: Bool {
        [.refresh, .none].contains(connection.settings.cacheMode)
    }

    /// Whether no server may be asked, because of `--offline`.
    public var isOffline: Bool { connection.settings.cacheMode == .offline }

    /// Returns the request to a server, which follows options such as `--offline` and `--timeout`;
    /// all sections share its responses.
    ///
    /// - Parameters:
    ///   - server: one of the servers that the source lists.
    ///   - isShared: whether responses are kept in memory for all sections; false for large ones,
    ///     and for work that goes on after the load.
    /// - Throws: `UsageError` when an environment variable of the server has an invalid value, or
    ///   the source does not list the server.
    public func request(
        to server: Server,
        isShared: Bool = true
    ) throws(UsageError) -> any BaseRequestInput {
        try checkIsNamed(server.name)
        let request = try connection.request(to: server)
        guard isShared else { return request }
        return shared?.request(named: server.name, or: request) ?? request
    }

    /// Returns a request that uses only the fresh cached responses of a server and never asks it, so
    /// that a look-up costs no call; it throws `notCached` otherwise.
    ///
    /// With `--offline`, stale responses are used too; with `--refresh` or `--no-cache`, none is.
    ///
    /// - Parameter server: one of the servers that the source lists.
    /// - Throws: `UsageError` when an environment variable of the server has an invalid value, or
    ///   the source does not list the server.
    public func cachedRequest(to server: Server) throws(UsageError) -> any BaseRequestInput {
        try checkIsNamed(server.name)
        return try connection.cachedRequest(to: server)
    }

    /// Returns what lists the paths and queries of the cached responses of a server, the newest first,
    /// such as `/v2/point/50/8/30`: for a source that can answer a request from a larger one.
    ///
    /// - Parameter server: one of the servers that the source lists.
    /// - Throws: `UsageError` when an environment variable of the server has an invalid value, or
    ///   the source does not list the server.
    public func recentTargets(of server: Server) throws(UsageError) -> @Sendable () -> [String] {
        try checkIsNamed(server.name)
        return try connection.recentTargets(of: server)
    }

    /// Returns a client that sends requests of any method to a server, such as those that change
    /// something on it, which follows `--base-url`, `--timeout` and `--offline`; nothing is cached.
    ///
    /// - Parameter server: one of the servers that the source lists.
    /// - Throws: `UsageError` when an environment variable of the server has an invalid value, or
    ///   the source does not list the server.
    public func client(to server: Server) throws(UsageError) -> any ServerClientInput {
        try checkIsNamed(server.name)
        return try connection.client(to: server)
    }

    /// Returns the user name that a person has set for a server; nil if there is none.
    public func userName(for server: Server) -> String? {
        server.credentials?.userVariable.flatMap(connection.host.value)
    }

    /// Returns whether a person has set credentials for a server.
    ///
    /// - Throws: `UsageError` when an environment variable of the server has an invalid value.
    public func hasCredentials(for server: Server) throws(UsageError) -> Bool {
        try connection.hasCredentials(for: server)
    }

    /// The work that is done before the program ends, even if it is interrupted.
    public var pendingWork: PendingWork { connection.host.pendingWork }

    /// The work that a person ends before the program, such as a recording.
    public var liveWork: LiveWork { connection.host.liveWork }

    /// Returns the present time of the machine, which goes on while ``now`` stays.
    public var clock: @Sendable () -> Date { connection.host.clock }

    /// Waits, unless its task is cancelled.
    public var pause: @Sendable (Duration) async -> Void { connection.host.pause }

    /// Returns the stream of a server's lines: `--timeout` limits each wait for a connection or a
    /// line, and with `--offline` there are no lines.
    ///
    /// Each section that asks for lines makes a connection of its own.
    ///
    /// - Parameter server: one of the line servers that the source lists.
    /// - Throws: `UsageError` when the environment variable of the server has an invalid value, or
    ///   the source does not list the server.
    public func lines(from server: LineServer) throws(UsageError) -> any LineStreamInput {
        try checkIsNamed(server.name)
        return try connection.lines(from: server)
    }

    /// Returns the store of a person's records of one kind, in the program's folder in
    /// `XDG_DATA_HOME`, else in `~/.local/share`.
    ///
    /// The folder need not exist yet; the first write creates it. While a large change is written,
    /// the terminal shows how far it is.
    ///
    /// - Throws: `UsageError` when neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
    public func store<Record: StoredRecord>(
        of records: Record.Type
    ) throws(UsageError) -> any RecordStoreInput<Record> {
        RecordStore<Record>(
            in: try storeLocation(),
            progress: { count, total in
                let name = Record.kind.name
                progress(total == 0 ? "" : "\(count.grouped) of \(total.grouped) \(name) written")
            }, now: connection.host.clock)
    }

    /// Returns the path of the program's folder for a person's data, for files of its own beside the
    /// folders of the stores; it need not exist yet.
    ///
    /// - Throws: `UsageError` when neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
    public func dataFolder() throws(UsageError) -> String {
        try storeLocation().data
    }

    /// Returns the program's folders for a person's data and for caches, for files of its own beside
    /// those of the stores; they need not exist yet.
    ///
    /// - Throws: `UsageError` when neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
    public func storeLocation() throws(UsageError) -> StoreLocation {
        let environment = connection.host.environment
        guard let location = StoreLocation(program: program, environment: environment) else {
            throw UsageError(
                "no folder for records: neither XDG_DATA_HOME nor HOME is an absolute path."
            )
        }
        return location
    }

    /// Returns the theme of text and pages that a person has set as the default, now.
    ///
    /// - Throws: `UsageError` when another word is set for it.
    public func theme() throws(UsageError) -> ColorScheme {
        let option = ReportOptions.theme
        let name = option.description.name
        let host = connection.host
        let variable = EnvironmentVariable.name(of: name, in: program)
        let file = ConfigFile(program: program, environment: host.environment)
        let kept = try file.entries().first { $0.key == name }?.text
        return try (host.value(of: variable) ?? kept).map(option.value) ?? .auto
    }

    /// The folder for temporary files: `TMPDIR`, else `/tmp`.
    public var temporaryFolder: String { connection.host.temporaryFolder }

    /// Opens a file that a person has named; `-` is standard input.
    ///
    /// A regular file is read on demand. A pipe is kept in memory while it is short, otherwise in an
    /// unlinked temporary file.
    ///
    /// - Throws: `UsageError` with the system's message when the file cannot be read.
    public func file(_ path: String) throws(UsageError) -> Body {
        try InputFile(path: path, temporaryFolder: connection.host.temporaryFolder).open()
    }

    /// Says a sentence to the person at once, such as "This call costs 4 of 400 credits a day.": as
    /// a line on standard error, or in the status line of `browse`.
    ///
    /// The same sentence is said once per run, also with `--watch`.
    public func note(_ sentence: String) {
        connection.note(sentence)
    }

    /// Shows how far a request is, such as "12 of 84 pages", where the terminal shows progress.
    ///
    /// - Parameter words: replace the previous ones; empty when the request is done.
    public func progress(_ words: String) {
        connection.report(.progress(words))
    }

    private func checkIsNamed(_ server: String) throws(UsageError) {
        guard !servers.contains(server) else { return }
        throw UsageError("the source does not list the server \(server.quoted) that it asks.")
    }
}

/// The requests to servers that the sections of a screen share.
final class SharedRequests: Sendable {
    private let requests = Mutex<[String: SharedRequest]>([:])

    /// Returns the shared request to the server of this name, wrapping `request` the first time.
    func request(named name: String, or request: any BaseRequestInput) -> SharedRequest {
        requests.withLock { requests in
            let shared = requests[name] ?? SharedRequest(request)
            requests[name] = shared
            return shared
        }
    }

    /// Forgets failed requests, so that the next one asks the server again.
    func forgetFailures() {
        for request in requests.withLock(\.values) { request.forgetFailures() }
    }
}

extension SourceContext {
    /// Returns a time zone of this machine's time zone database by its IANA name, such as
    /// `Europe/London`; nil if the database is not installed or does not have it.
    public func zone(named name: String) -> DisplayZone? {
        ZoneDatabase(environment: connection.host.environment).zone(inDatabase: name)
    }
}

extension SourceContext {
    /// Gives the path of a new folder for files that other programs read or write, which is removed
    /// when the call ends, even if it throws or is cancelled.
    ///
    /// Only the person can read it. It is in ``temporaryFolder``.
    ///
    /// - Throws: `UsageError` with the system's message when the folder cannot be made.
    public func withTemporaryFolder<Value, Failure: Error>(
        _ use: (String) async throws(Failure) -> Value
    ) async throws(UsageError) -> Result<Value, Failure> {
        var template = Array("\(temporaryFolder)/\(program).XXXXXX".utf8CString)
        // Its mode is 700 (POSIX, mkdtemp).
        guard mkdtemp(&template) != nil else {
            let reason = String(cString: strerror(errno))
            throw UsageError("no folder can be made in \(temporaryFolder.quoted): \(reason).")
        }
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { try? FileManager.default.removeItem(atPath: path) }
        do throws(Failure) { return .success(try await use(path)) } catch { return .failure(error) }
    }
}
