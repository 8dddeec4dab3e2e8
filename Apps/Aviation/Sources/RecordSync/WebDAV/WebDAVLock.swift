import Essentials
import Networking

/// The lock of a file that all devices lock before they write.
struct WebDAVLock: Sendable {
    static let fileName = ".lock"

    /// How long a device may be silent before others go on, in seconds.
    static let seconds = 120

    let client: WebDAVClient
    var fileName = Self.fileName

    /// Locks the file; nil if another device has locked it.
    func take() async throws(SyncError) -> SyncLock? {
        let response = try await client.send(
            .lock, fileName,
            fields: [
                HTTPField("Depth", "0"), Self.timeout,
                HTTPField("Content-Type", "application/xml; charset=utf-8"),
            ], body: Data(Self.body.utf8))
        if response.status == 423 { return nil }
        guard response.isDone, let field = response.value(of: "Lock-Token"),
            let token = Self.token(field)
        else { throw client.failure(response) }
        return SyncLock(token: token)
    }

    func extend(_ lock: SyncLock) async throws(SyncError) {
        let response = try await client.send(
            .lock, fileName,
            fields: [HTTPField("If", "(<\(lock.token)>)"), HTTPField("Depth", "0"), Self.timeout])
        guard response.isDone else { throw .locked(seconds: nil) }
    }

    func end(_ lock: SyncLock) async throws(SyncError) {
        _ = try await client.send(
            .unlock, fileName, fields: [HTTPField("Lock-Token", "<\(lock.token)>")])
    }

    private static let timeout = HTTPField("Timeout", "Second-\(seconds)")

    private static let body = """
        <?xml version="1.0" encoding="utf-8"?>
        <D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope>\
        <D:locktype><D:write/></D:locktype><D:owner>flight-log</D:owner></D:lockinfo>
        """

    private static func token(_ field: String) -> String? {
        let token = field.drop { $0 == "<" || $0 == " " }.prefix { $0 != ">" }
        return token.isEmpty ? nil : String(token)
    }
}
