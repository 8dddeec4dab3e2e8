import FeatureTesting
import Networking
import SectionEssentials
import Synchronization
import Testing

@testable import RecordSync

/// The requests of WebDAV, and what is made of the responses, without a server.
struct WebDAVRemoteTests {
    private static let all = WebDAVConditions(absent: true, match: .ifMatch, locks: true)

    private func server(
        _ spy: ServerClientSpy, _ conditions: WebDAVConditions = all
    ) -> WebDAVRemote {
        let secret = HTTPField("Authorization", "Bearer s3cr3t")
        return WebDAVRemote(
            WebDAVClient(spy, authorization: secret), conditions: conditions, random: { 1 }
        ) { _ in }
    }

    private func answer(
        _ status: Int, _ fields: [HTTPField] = [], _ body: String = ""
    ) -> ServerClientSpy.Answer {
        .response(HTTPResponse(status: status, fields: fields, body: Data(body.utf8)))
    }

    private func put(
        _ answers: ServerClientSpy.Answer..., if condition: PutCondition,
        _ conditions: WebDAVConditions = all
    ) async throws -> (PutAnswer, ServerRequest) {
        let spy = ServerClientSpy(answers)
        let answer = try await server(spy, conditions).put(
            Data("x".utf8), as: "flights.a.json", if: condition)
        return (answer, try #require(spy.sent.first))
    }

    /// The response to a lock, with the time that the server grants.
    private func granted(_ seconds: Int) -> ServerClientSpy.Answer {
        answer(
            200, [HTTPField("Lock-Token", "<urn:uuid:1>")],
            """
            <?xml version="1.0"?><d:prop xmlns:d="DAV:"><d:lockdiscovery><d:activelock>\
            <d:timeout>Second-\(seconds)</d:timeout></d:activelock></d:lockdiscovery></d:prop>
            """)
    }

    /// A laptop that slept must not assume that it has the lock yet.
    @Test(arguments: [(100, true), (119, false), (3600, false)])
    func `a server that checks no token gets nothing after the time of the lock`(
        seconds: Int, isWritten: Bool
    ) async throws {
        let conditions = WebDAVConditions(absent: false, match: .none, locks: true)
        let spy = ServerClientSpy([granted(120), answer(201)])
        let clock = Mutex(ContinuousClock.now)
        let remote = WebDAVRemote(
            WebDAVClient(spy, authorization: nil), conditions: conditions,
            now: { clock.withLock(\.self) }
        ) { _ in }
        let lock = try await remote.lock()
        #expect(lock.seconds == 120)
        clock.withLock { $0 = $0.advanced(by: .seconds(seconds)) }

        let answer = try await remote.put(Data(), as: "flights.a.json", if: .absent)

        #expect(answer == (isWritten ? .written(version: nil) : .refused))
        if !isWritten {
            await #expect(throws: SyncError.locked(seconds: nil)) { try await remote.extend(lock) }
        }
        #expect(spy.sent.count == (isWritten ? 2 : 1))
    }

    @Test func `the time of a lock is the one that the server grants`() async throws {
        let spy = ServerClientSpy([granted(1800)])
        #expect(try await server(spy).lock().seconds == 1800)
        #expect(WebDAVLock.seconds(in: Data("<a><timeout>Infinite</timeout></a>".utf8)) == nil)
        let text = "<a><timeout>Second-4100000000</timeout></a>"
        #expect(WebDAVLock.seconds(in: Data(text.utf8)) == 86_400)
    }

    @Test(arguments: [
        ([HTTPField("ETag", "\"7\"")], "12345", true),
        ([HTTPField("ETag", "W/\"7\"")], "12345", true),
        ([HTTPField("ETag", "\"6\"")], "12345", false),
        ([HTTPField("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT")], "12345", true),
        ([HTTPField("Last-Modified", "Sun, 06 Nov 1994 08:49:36 GMT")], "12345", false),
        ([], "12345", true), ([], "1234", false),
    ])
    func `a file is believed only if it is the version that was listed`(
        fields: [HTTPField], body: String, isBelieved: Bool
    ) async throws {
        let spy = ServerClientSpy([answer(200, fields, body)])
        let listed = RemoteFile(
            version: "7", size: 5, modified: Date(timeIntervalSince1970: 784_111_777))

        let content = try await server(spy).content(of: "flights.a.json", as: listed)

        #expect(content == (isBelieved ? .content(Data(body.utf8)) : .other))
        #expect(spy.sent[0].fields.contains(HTTPField("Cache-Control", "no-cache")))
    }

    @Test func `a server that honours only locks writes only while the lock holds`() async throws {
        let conditions = WebDAVConditions(absent: false, match: .lockToken, locks: true)
        let spy = ServerClientSpy([
            answer(200, [HTTPField("Lock-Token", "<urn:uuid:1>")]), answer(201), answer(412),
            answer(204), answer(201),
        ])
        let remote = server(spy, conditions)
        let lock = try await remote.lock()

        let answers = [
            try await remote.put(Data(), as: "flights.a.json", if: .absent),
            try await remote.put(Data(), as: "flights.a.json", if: .absent),
        ]
        await remote.unlock(lock)
        _ = try await remote.put(Data(), as: "photos.a.jpg", if: .absent)

        #expect(answers == [.written(version: nil), .refused])
        let fields = spy.sent.filter { $0.method == .put }.map { request in
            request.fields.first { $0.name == "If" }?.value
        }
        let field = "<\(spy.address)/.lock> (<urn:uuid:1>)"
        #expect(fields == [field, field, nil])
    }

    @Test func `a listing is one request, which must not be compressed`() async throws {
        let body = """
            <?xml version="1.0"?><D:multistatus xmlns:D="DAV:"><D:response><D:href>/log/</D:href>\
            <D:propstat><D:prop><D:resourcetype><D:collection/></D:resourcetype></D:prop>\
            </D:propstat></D:response><D:response><D:href>/log/flights.a.json</D:href><D:propstat>\
            <D:prop><D:getetag>W/"1"</D:getetag><D:getcontentlength>12</D:getcontentlength>\
            <D:getlastmodified>Sun, 06 Nov 1994 08:49:37 GMT</D:getlastmodified></D:prop>\
            </D:propstat></D:response></D:multistatus>
            """
        let date = HTTPField("Date", "Sun, 06 Nov 1994 08:49:38 GMT")
        let spy = ServerClientSpy([answer(207, [date], body)])

        let listing = try await server(spy).listing()

        #expect(listing.files["a"]?.version == "1")
        #expect(listing.files["a"]?.size == 12)
        #expect(listing.files.values.contains(where: listing.isSettled) == false)
        let sent = try #require(spy.sent.first)
        #expect(sent.method == .propfind)
        #expect(sent.target == .endpoint(Endpoint("/")))
        #expect(sent.fields.contains(HTTPField("Depth", "1")))
        #expect(sent.fields.contains(HTTPField("Accept-Encoding", "identity")))
    }

    @Test(arguments: ["", "<html></html>", "<D:multistatus><D:response>", "<!DOCTYPE a><a/>"])
    func `a listing that is cut short or something else is an error`(body: String) async {
        let spy = ServerClientSpy([answer(207, [], body)])
        await #expect(throws: SyncError.noListing) { try await server(spy).listing() }
    }

    @Test func `a new file is written only if there is none`() async throws {
        let (answer, sent) = try await put(
            answer(201, [HTTPField("ETag", "\"7\"")]), if: .absent)

        #expect(answer == .written(version: "7"))
        #expect(sent.fields.contains(HTTPField("If-None-Match", "*")))
    }

    @Test func `a file is replaced only if its version is the listed one`() async throws {
        let condition = PutCondition.unchanged(remote("7"))

        #expect(try await put(answer(412), if: condition).0 == .refused)
        let (_, sent) = try await put(answer(204), if: condition)
        #expect(sent.fields.contains(HTTPField("If-Match", "\"7\"")))
        let older = WebDAVConditions(absent: false, match: .ifHeader, locks: true)
        let (_, other) = try await put(answer(204), if: condition, older)
        #expect(other.fields.contains(HTTPField("If", "([\"7\"])")))
    }

    @Test(arguments: [403, 405, 409, 413, 500, 501, 507])
    func `a file that a server does not store is an error`(status: Int) async {
        let isRefused = status == 403
        let expected = isRefused ? SyncError.credentials(status: 403) : .notStored(status: status)
        await #expect(throws: expected) { try await put(answer(status), if: .absent) }
    }

    @Test func `a full disk that is a temporary failure for others is one that needs a person`()
        async
    {
        let failure = ServerClientSpy.Answer.failure(.busy(status: 500, retryAfter: nil))
        await #expect(throws: SyncError.notStored(status: 500)) {
            try await put(failure, if: .absent)
        }
    }

    @Test func `a photo has its media type, and files have more time than listings`()
        async throws
    {
        let spy = ServerClientSpy([answer(201), answer(200), answer(204)])
        let photo = SamplePhoto(1).name

        _ = try await server(spy).put(Data(), as: photo.fileName, if: .absent)
        _ = try await server(spy).content(of: photo.fileName)
        try await server(spy).remove("flights.a.json")

        #expect(spy.sent[0].fields.contains(HTTPField("Content-Type", "image/jpeg")))
        #expect(spy.sent.map(\.longestTime) == [.seconds(900), .seconds(900), nil])
        #expect(spy.sent.map { $0.bodyLimit > 64_000_000 } == [true, true, false])
    }

    @Test func `a lock of another device is waited for, and then reported`() async throws {
        let token = HTTPField("Lock-Token", "<opaquelocktoken:1>")
        let patient = ServerClientSpy([answer(423), answer(423), answer(200, [token])])
        #expect(try await server(patient).lock() == SyncLock(token: "opaquelocktoken:1"))

        let rest = "<multistatus><timeout>Second-1790</timeout></multistatus>"
        let busy = ServerClientSpy((0..<6).map { _ in answer(423) } + [answer(207, [], rest)])
        await #expect(throws: SyncError.locked(seconds: 1790)) { try await server(busy).lock() }
        #expect(busy.sent.count == 7)
    }

    @Test func `a lock is extended and ended by its token`() async throws {
        let spy = ServerClientSpy([answer(200), answer(204)])
        let lock = SyncLock(token: "opaquelocktoken:1")

        try await server(spy).extend(lock)
        await server(spy).unlock(lock)

        #expect(spy.sent[0].fields.contains(HTTPField("If", "(<opaquelocktoken:1>)")))
        #expect(spy.sent[1].method.rawValue == "UNLOCK")
        #expect(spy.sent[1].fields.contains(HTTPField("Lock-Token", "<opaquelocktoken:1>")))
    }

    @Test func `an expired lock is an error`() async {
        let spy = ServerClientSpy([answer(412)])
        await #expect(throws: SyncError.locked(seconds: nil)) {
            try await server(spy).extend(SyncLock(token: "x"))
        }
    }

    @Test func `a file that is not there has no content, and is removed already`() async throws {
        let spy = ServerClientSpy([answer(404), answer(404)])
        #expect(try await server(spy).content(of: "flights.a.json") == nil)
        try await server(spy).remove("flights.a.json")
    }

    @Test(arguments: [401, 403])
    func `refused credentials are an error that does not repeat them`(status: Int) async throws {
        let spy = ServerClientSpy([answer(status)])
        let error = await #expect(throws: SyncError.self) { try await server(spy).listing() }

        #expect(error == .credentials(status: status))
        #expect(spy.sent.first?.fields.last == HTTPField("Authorization", "Bearer s3cr3t"))
        #expect(error.map { "\($0) \($0.summary) \($0.recovery)" }?.contains("s3cr3t") == false)
    }

    @Test func `a wait that the server asks for is in the error`() async {
        let busy = RequestError.busy(status: 503, retryAfter: 30)
        let spy = ServerClientSpy([.failure(busy)])
        await #expect(throws: SyncError.request(busy)) { try await server(spy).listing() }
        #expect(SyncError.request(busy).retryAfter == .seconds(30))
    }
}
