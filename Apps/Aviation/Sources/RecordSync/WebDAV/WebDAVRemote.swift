import Networking
package import SectionEssentials
import Synchronization

/// The folder of a WebDAV server (RFC 4918).
package struct WebDAVRemote: SyncRemote {
    private let client: WebDAVClient
    private let conditions: WebDAVConditions
    private let held: HeldLock
    private let random: @Sendable () -> Double
    private let pause: @Sendable (Duration) async -> Void

    /// How often it tries to lock what another device has locked.
    private static let attempts = 6

    /// Takes a client of the folder, and what the server honours.
    ///
    /// - Parameters:
    ///   - random: returns a number from 0 to 1 for the waits.
    ///   - now: returns the time of a clock that goes on while the machine sleeps.
    ///   - pause: waits, unless its task is cancelled.
    package init(
        _ client: WebDAVClient,
        conditions: WebDAVConditions,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        self.client = client
        self.conditions = conditions
        self.random = random
        held = HeldLock(now: now)
        self.pause = pause
    }

    package func listing() async throws(SyncError) -> RemoteListing {
        let response = try await client.properties(depth: 1)
        guard response.status == 207 else {
            throw response.status == 404 ? .emptied(client.address) : client.failure(response)
        }
        guard let found = WebDAVListing(response.body) else { throw .noListing }
        var listing = RemoteListing()
        listing.date = response.date
        for member in found.members { listing.add(member.name, member.file) }
        for name in found.folders { listing.addOther(name) }
        return listing
    }

    package func content(of fileName: String) async throws(SyncError) -> Data? {
        let response = try await client.send(.get, fileName)
        if [404, 410].contains(response.status) { return nil }
        guard response.status == 200 else { throw client.failure(response) }
        return response.body
    }

    /// A proxy may have kept an older file than the one that the server lists.
    package func content(
        of fileName: String, as listed: RemoteFile
    ) async throws(SyncError) -> RemoteContent {
        let response = try await client.send(
            .get, fileName, fields: [HTTPField("Cache-Control", "no-cache")])
        if [404, 410].contains(response.status) { return .absent }
        guard response.status == 200 else { throw client.failure(response) }
        return response.isVersion(listed) ? .content(response.body) : .other
    }

    package func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        let rest = conditions.match == .none ? held.rest : nil
        // The machine may have slept since it locked, and others may have written.
        if let rest, rest <= .zero { return .refused }
        let response: HTTPResponse
        do throws(SyncError) {
            response = try await client.send(
                .put, fileName,
                fields: conditions.fields(for: condition) + lockFields + [
                    HTTPField("Content-Type", Self.mediaType(of: fileName))
                ], body: content, longestTime: rest ?? .seconds(900))
        } catch .request(.busy(status: 500, _, _)) {
            throw .notStored(status: 500)
        }
        switch response.status {
        case 200...299: break
        case 412: return .refused
        case 423: throw client.failure(response)
        // Go's server, and so rclone, says 405 if its disk is full.
        default: throw .notStored(status: response.status)
        }
        let version = response.value(of: "ETag").flatMap(WebDAVVersion.init)?.text
        return .written(version: version)
    }

    private static func mediaType(of fileName: String) -> String {
        guard let photo = SyncPhoto(fileName: fileName) else { return "application/json" }
        return photo.fileExtension == "jpg" ? "image/jpeg" : "image/\(photo.fileExtension)"
    }

    /// What keeps a device whose lock has expired from writing, if the server checks that.
    private var lockFields: [HTTPField] {
        guard conditions.match == .lockToken else { return [] }
        return [held.field(at: client.address)].compactMap(\.self)
    }

    package func remove(_ fileName: String) async throws(SyncError) {
        let response = try await client.send(.delete, fileName)
        guard response.isDone || response.status == 404 else { throw client.failure(response) }
    }

    package func lock() async throws(SyncError) -> SyncLock {
        guard conditions.locks else { return SyncLock(token: "") }
        for attempt in 0..<Self.attempts {
            let start = held.start
            if let lock = try await WebDAVLock(client: client).take() {
                held.begin(lock, asked: start)
                return lock
            }
            // "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
            let seconds = Double(1 << attempt) * (0.5 + random() / 2)
            if attempt + 1 < Self.attempts { await pause(.seconds(seconds)) }
        }
        let rest = try await WebDAVLock(client: client).secondsOfOther()
        throw .locked(seconds: rest ?? WebDAVLock.seconds)
    }

    package func extend(_ lock: SyncLock) async throws(SyncError) {
        guard conditions.locks else { return }
        if let rest = held.rest, rest <= .zero { throw .locked(seconds: nil) }
        let start = held.start
        held.begin(try await WebDAVLock(client: client).extend(lock), asked: start)
    }

    package func unlock(_ lock: SyncLock) async {
        guard conditions.locks else { return }
        held.end()
        try? await WebDAVLock(client: client).end(lock)
    }
}

extension WebDAVClient {
    /// Asks for the properties of the folder, and of its files if the depth is 1.
    func properties(of fileName: String = "", depth: Int) async throws(SyncError) -> HTTPResponse {
        let body = """
            <?xml version="1.0" encoding="utf-8"?>
            <D:propfind xmlns:D="DAV:"><D:prop><D:resourcetype/><D:getetag/>\
            <D:getcontentlength/><D:getlastmodified/></D:prop></D:propfind>
            """
        return try await send(
            .propfind, fileName,
            fields: [
                HTTPField("Depth", "\(depth)"),
                HTTPField("Content-Type", "application/xml; charset=utf-8"),
            ], body: Data(body.utf8))
    }
}

extension HTTPResponse {
    /// Whether the response is the version of a file that was listed, as far as both say it.
    fileprivate func isVersion(_ listed: RemoteFile) -> Bool {
        let version = value(of: "ETag").flatMap(WebDAVVersion.init)?.text
        if let version, let expected = listed.version { return version == expected }
        let modified = value(of: "Last-Modified").flatMap(HTTPDate.date)
        if let modified, let expected = listed.modified, modified != expected { return false }
        return listed.size == 0 || listed.size == body.count
    }

    /// When the server sent the response, by its clock.
    fileprivate var date: Date? { value(of: "Date").flatMap(HTTPDate.date) }
}

/// The lock that this device has taken and not ended yet.
///
/// Its time is measured by a clock that goes on while the machine sleeps, from before it was asked
/// for. Nothing is assumed of it in the last tenth of that time.
final class HeldLock: Sendable {
    private let lock = Mutex<(lock: SyncLock, end: ContinuousClock.Instant)?>(nil)
    private let now: @Sendable () -> ContinuousClock.Instant

    init(now: @escaping @Sendable () -> ContinuousClock.Instant) {
        self.now = now
    }

    /// The present time, to be noted before a lock is asked for.
    var start: ContinuousClock.Instant { now() }

    func begin(_ new: SyncLock, asked start: ContinuousClock.Instant) {
        lock.withLock { $0 = (new, start + .seconds(new.seconds) * 0.9) }
    }

    func end() { lock.withLock { $0 = nil } }

    /// How long the lock lasts yet; zero or less if it is over, nil without a lock.
    var rest: Duration? { lock.withLock { $0?.end }.map { now().duration(to: $0) } }

    /// The field with which a server writes only while the lock holds (RFC 4918, section 10.4.1);
    /// nil without a lock.
    func field(at address: String) -> HTTPField? {
        lock.withLock { $0?.lock }.map { WebDAVLock.field(for: $0, at: address) }
    }
}
