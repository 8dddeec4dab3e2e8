package import Essentials
import Networking

/// The folder of a WebDAV server (RFC 4918).
package struct WebDAVRemote: SyncRemote {
    private let client: WebDAVClient
    private let conditions: WebDAVConditions
    private let held = HeldLock()
    private let random: @Sendable () -> Double
    private let pause: @Sendable (Duration) async -> Void

    /// How often it tries to lock what another device has locked.
    private static let attempts = 6

    /// Takes a client of the folder, and what the server honours.
    ///
    /// - Parameters:
    ///   - random: returns a number from 0 to 1 for the waits.
    ///   - pause: waits, unless its task is cancelled.
    package init(
        _ client: WebDAVClient,
        conditions: WebDAVConditions,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        self.client = client
        self.conditions = conditions
        self.random = random
        self.pause = pause
    }

    package func listing() async throws(SyncError) -> RemoteListing {
        let response = try await client.properties(depth: 1)
        guard response.status == 207 else {
            throw response.status == 404 ? .emptied(client.address) : client.failure(response)
        }
        guard let members = WebDAVListing(response.body)?.members else {
            throw .noListing
        }
        var listing = RemoteListing()
        listing.date = response.date
        for member in members { listing.add(member.name, member.file) }
        return listing
    }

    package func content(of fileName: String) async throws(SyncError) -> Data? {
        let response = try await client.send(.get, fileName)
        if [404, 410].contains(response.status) { return nil }
        guard response.status == 200 else { throw client.failure(response) }
        return response.body
    }

    package func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        let response: HTTPResponse
        do throws(SyncError) {
            response = try await client.send(
                .put, fileName,
                fields: conditions.fields(for: condition) + lockFields + [
                    HTTPField("Content-Type", Self.mediaType(of: fileName))
                ], body: content)
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

    /// What keeps a device whose lock has expired from writing, if nothing else does.
    ///
    /// Other servers ignore the field, or refuse it always.
    private var lockFields: [HTTPField] {
        guard conditions.match == .none, conditions.locks else { return [] }
        return [held.field(at: client.address)].compactMap(\.self)
    }

    package func remove(_ fileName: String) async throws(SyncError) {
        let response = try await client.send(.delete, fileName)
        guard response.isDone || response.status == 404 else { throw client.failure(response) }
    }

    package func lock() async throws(SyncError) -> SyncLock {
        guard conditions.locks else { return SyncLock(token: "") }
        for attempt in 0..<Self.attempts {
            if let lock = try await WebDAVLock(client: client).take() {
                held.begin(lock)
                return lock
            }
            // "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
            let seconds = Double(1 << attempt) * (0.5 + random() / 2)
            if attempt + 1 < Self.attempts { await pause(.seconds(seconds)) }
        }
        throw .locked(seconds: WebDAVLock.seconds)
    }

    package func extend(_ lock: SyncLock) async throws(SyncError) {
        guard conditions.locks else { return }
        try await WebDAVLock(client: client).extend(lock)
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
    /// When the server sent the response, by its clock.
    fileprivate var date: Date? { value(of: "Date").flatMap(HTTPDate.date) }
}
