import Essentials
import FeatureTesting
import Networking
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
        let probe = WebDAVProbe(WebDAVClient(spy, authorization: nil), number: 7)
        return (try await probe.conditions(), spy)
    }

    @Test func `a server that refuses wrong versions and second locks honours everything`()
        async throws
    {
        let (found, spy) = try await conditions(207, 201, 412, 207, 412, 200, 423, 204, 204)

        #expect(found == WebDAVConditions(absent: true, match: .ifMatch, locks: true))
        #expect(spy.sent.last?.method == .delete)
        #expect(spy.sent.last?.target == .endpoint(Endpoint("/.probe-7")))
    }

    @Test func `a server that writes in spite of conditions is asked in the older way`()
        async throws
    {
        let (found, _) = try await conditions(
            207, 201, 204, 207, 204, 412, 204, 200, 423, 204, 204)
        #expect(found == WebDAVConditions(absent: false, match: .ifHeader, locks: true))
        #expect(found.isSafe)
    }

    @Test func `a server that refuses the right version too is left to its locks`() async throws {
        let (found, _) = try await conditions(
            207, 201, 204, 207, 204, 412, 412, 200, 423, 204, 204)
        #expect(found == WebDAVConditions(absent: false, match: .none, locks: true))
        #expect(found.isSafe)
    }

    @Test func `a server that honours nothing is not safe`() async throws {
        let (found, _) = try await conditions(
            207, 201, 204, 207, 204, 204, 200, 200, 204, 204, 204)
        #expect(found == WebDAVConditions(absent: false, match: .none, locks: false))
        #expect(!found.isSafe)
    }

    @Test func `a server whose answer to a lock is lost is not taken for one that does not lock`()
        async
    {
        let lost = RequestError.connectionLost(reason: "reset")
        let spy = ServerClientSpy(
            [.response(Self.found)]
                + [201, 412].map { .response(HTTPResponse(status: $0)) }
                + [
                    .response(Self.found), .response(HTTPResponse(status: 412)), .failure(lost),
                    .response(HTTPResponse(status: 204)),
                ])
        let probe = WebDAVProbe(WebDAVClient(spy, authorization: nil), number: 7)

        await #expect(throws: SyncError.request(lost)) { try await probe.conditions() }
    }

    @Test func `a missing folder is made`() async throws {
        let (_, spy) = try await conditions(404, 201, 207, 201, 412, 207, 412, 200, 423, 204, 204)
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
