import FeatureTesting
import Networking
import SectionEssentials
import Testing

@testable import RecordSync

/// What is found out about a server when it is set up.
struct WebDAVProbeTests {
    private static let found = HTTPResponse(
        status: 207,
        body: Data(
            """
            <D:multistatus xmlns:D="DAV:"><D:response><D:href>/.probe-7</D:href><D:propstat>\
            <D:prop><D:getetag>"1"</D:getetag></D:prop></D:propstat></D:response></D:multistatus>
            """.utf8))

    private static let locked = HTTPResponse(
        status: 200, fields: [HTTPField("Lock-Token", "<opaquelocktoken:1>")])

    /// Probes a server that answers with these statuses; 207 has a file, 200 a lock.
    private func conditions(
        _ statuses: Int...
    ) async throws -> (WebDAVConditions, ServerClientSpy) {
        let spy = ServerClientSpy(
            statuses.map { status in
                switch status {
                case 207: .response(Self.found)
                case 200: .response(Self.locked)
                default: .response(HTTPResponse(status: status))
                }
            })
        let probe = WebDAVProbe(WebDAVClient(spy, authorization: nil), number: 7) { _ in }
        return (try await probe.conditions(), spy)
    }

    // Requests of a probe: PROPFIND of the folder, PUT of a new file, PUT of a file that is there;
    // for each way PUT with a wrong version, PROPFIND and PUT with the right one; then locks.

    @Test func `a server that takes the right versions and no second lock honours everything`()
        async throws
    {
        let (found, spy) = try await conditions(
            207, 201, 412, 412, 207, 204, 200, 423, 412, 204, 204, 204, 204)

        #expect(found == WebDAVConditions(absent: true, match: .ifMatch, locks: true))
        #expect(spy.sent.last?.method == .delete)
        #expect(spy.sent.last?.target == .endpoint(Endpoint("/.probe-7.other")))
    }

    @Test func `a right version that is refused in the second of the change is tried again`()
        async throws
    {
        let (found, _) = try await conditions(
            207, 201, 412, 412, 207, 412, 207, 204, 200, 423, 412, 204, 204, 204, 204)
        #expect(found.match == .ifMatch)
    }

    @Test func `a server that writes in spite of conditions is asked in the older way`()
        async throws
    {
        let (found, _) = try await conditions(
            207, 201, 204, 204, 412, 207, 204, 200, 423, 412, 204, 204, 204, 204)
        #expect(found == WebDAVConditions(absent: false, match: .ifHeader, locks: true))
        #expect(found.isSafe)
    }

    /// Tomcat's versions are all weak, so that the right one is refused forever.
    @Test func `a server that refuses right versions is left to the tokens of its locks`()
        async throws
    {
        let (found, spy) = try await conditions(
            207, 201, 412, 412, 207, 412, 207, 412, 412, 207, 412, 207, 412, 200, 423, 204, 412,
            200, 412, 204, 204, 412, 204, 204, 204, 204)
        #expect(found == WebDAVConditions(absent: true, match: .lockToken, locks: true))
        #expect(found.isSafe)
        let fields = spy.sent.compactMap { $0.fields.first { $0.name == "If" }?.value }
        #expect(fields.last == "<https://server.example/.probe-7.lock> (<opaquelocktoken:1>)")
    }

    /// nginx takes any token.
    @Test func `a server that takes a wrong token is left to the time of its locks`() async throws {
        let (found, _) = try await conditions(
            207, 201, 204, 204, 204, 200, 423, 204, 204, 204, 204, 204, 204)
        #expect(found == WebDAVConditions(absent: false, match: .none, locks: true))
        #expect(found.isSafe)
    }

    @Test func `a server that honours nothing is not safe`() async throws {
        let (found, _) = try await conditions(
            207, 201, 204, 204, 204, 200, 200, 204, 204, 204, 204, 204)
        #expect(found == WebDAVConditions(absent: false, match: .none, locks: false))
        #expect(!found.isSafe)
    }

    @Test func `a server that refuses a new file does not honour its condition`() async throws {
        let (found, _) = try await conditions(
            207, 412, 201, 412, 204, 204, 200, 200, 204, 204, 204, 204, 204)
        #expect(!found.absent)
    }

    @Test func `a server whose answer to a lock is lost is not taken for one that does not lock`()
        async
    {
        let lost = RequestError.connectionLost(reason: "reset")
        let spy = ServerClientSpy(
            [.response(Self.found)]
                + [201, 412, 204, 204].map { .response(HTTPResponse(status: $0)) }
                + [.failure(lost)]
                + [204, 204, 204].map { .response(HTTPResponse(status: $0)) })
        let probe = WebDAVProbe(WebDAVClient(spy, authorization: nil), number: 7) { _ in }

        await #expect(throws: SyncError.request(lost)) { try await probe.conditions() }
    }

    @Test func `a missing folder is made`() async throws {
        let (_, spy) = try await conditions(
            404, 201, 207, 201, 412, 204, 204, 200, 423, 412, 204, 204, 204, 204)
        #expect(spy.sent[1].method == .mkcol)
    }

    @Test func `a folder in a missing folder is an error`() async {
        await #expect(throws: SyncError.noParent("https://server.example")) {
            try await conditions(404, 409)
        }
    }

    @Test func `a web server is no WebDAV server`() async {
        await #expect(throws: SyncError.notWebDAV("https://server.example")) {
            try await conditions(405)
        }
    }
}
