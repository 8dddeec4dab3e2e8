import Networking
import SectionEssentials

/// The lock of a file that all devices lock before they write.
package struct WebDAVLock: Sendable {
    static let fileName = ".lock"

    /// How long a device may be silent before others go on, in seconds, if the server agrees.
    package static let seconds = 120

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
        return SyncLock(token: token, seconds: Self.seconds(in: response.body) ?? Self.seconds)
    }

    /// Extends a lock, and returns it with the time that it lasts then.
    func extend(_ lock: SyncLock) async throws(SyncError) -> SyncLock {
        let response = try await client.send(
            .lock, fileName,
            fields: [HTTPField("If", "(<\(lock.token)>)"), HTTPField("Depth", "0"), Self.timeout])
        guard response.isDone else { throw .locked(seconds: nil) }
        return SyncLock(
            token: lock.token, seconds: Self.seconds(in: response.body) ?? Self.seconds)
    }

    /// How long the lock of another device may last yet; nil if the server does not say.
    func secondsOfOther() async throws(SyncError) -> Int? {
        let body = """
            <?xml version="1.0" encoding="utf-8"?>
            <D:propfind xmlns:D="DAV:"><D:prop><D:lockdiscovery/></D:prop></D:propfind>
            """
        let response = try await client.send(
            .propfind, fileName,
            fields: [
                HTTPField("Depth", "0"),
                HTTPField("Content-Type", "application/xml; charset=utf-8"),
            ], body: Data(body.utf8))
        return response.status == 207 ? Self.seconds(in: response.body) : nil
    }

    /// The time that a server grants, such as `Second-1800`, of at most a day.
    static func seconds(in body: Data) -> Int? {
        var scanner = XMLScanner(body)
        var isTimeout = false
        while let event = scanner.next() {
            switch event {
            case .start(let name): isTimeout = name == "timeout"
            case .text(let text) where isTimeout:
                let words = text.withoutOuterSpace.lowercased()
                guard words.hasPrefix("second-"), let seconds = Int(words.dropFirst(7)) else {
                    continue
                }
                return min(max(seconds, 1), 86_400)
            default: break
            }
        }
        return nil
    }

    /// The field that makes a request depend on a lock.
    static func field(
        for lock: SyncLock, of fileName: String = Self.fileName, at address: String
    ) -> HTTPField {
        HTTPField("If", "<\(address)/\(fileName)> (<\(lock.token)>)")
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
