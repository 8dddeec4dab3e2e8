import FeatureTesting
import Foundation
import Networking
import Testing

/// Requests of any method to one server.
@Suite struct ServerClientTests {
    private func client(
        _ spy: HTTPTransportSpy,
        at server: String = "https://dav.example/books/",
        isOffline: Bool = false,
        clock: ManualClock = ManualClock()
    ) -> ServerClient {
        ServerClient(
            server: server, fields: [HTTPField("User-Agent", "log/1")], timeout: .seconds(9),
            isOffline: isOffline,
            client: HTTPClient(transport: spy, clock: clock, random: { 1 }))
    }

    private static let good = HTTPTransportSpy.Answer.success(HTTPResponse(status: 201))

    @Test func `a request has the address and the fields of the server`() async throws {
        let spy = HTTPTransportSpy([Self.good])
        let client = client(spy, at: "https://me:s3cret@dav.example/books/")

        let response = try await client.response(
            to: ServerRequest(
                .put, Endpoint("/a b.json", query: [.init("v", "1&2")]),
                fields: [HTTPField("If-None-Match", "*")], body: Data("x".utf8)))

        #expect(response.status == 201)
        #expect(client.address == "https://dav.example/books")
        #expect(
            spy.sent == [
                HTTPRequest(
                    method: .put, url: "https://dav.example/books/a%20b.json?v=1%262",
                    fields: [
                        HTTPField("User-Agent", "log/1"),
                        HTTPField("Authorization", "Basic bWU6czNjcmV0"),
                        HTTPField("If-None-Match", "*"),
                    ], body: Data("x".utf8), timeout: .seconds(9))
            ])
    }

    @Test func `large content gets more time, but the server may not be silent for longer`()
        async throws
    {
        let spy = HTTPTransportSpy([.failure(.timedOut)])
        var request = ServerRequest(.get, Endpoint("/photo.jpg"))
        request.longestTime = .seconds(900)
        request.bodyLimit = 64_000_000

        await #expect(throws: RequestError.timedOut(seconds: 9)) {
            try await client(spy).response(to: request)
        }

        #expect(spy.sent.map(\.timeout) == [.seconds(900)])
        #expect(spy.sent.map(\.silence) == [.seconds(9)])
        #expect(spy.sent.map(\.bodyLimit) == [64_000_000])
    }

    @Test(arguments: [
        ("https://dav.example/next/1?slug=a%20b", "https://dav.example/next/1?slug=a%20b"),
        ("HTTPS://DAV.example:443/next", "HTTPS://DAV.example:443/next"),
        ("/next/1", "https://dav.example/next/1"),
    ])
    func `a link on the same server is followed`(link: String, url: String) async throws {
        let spy = HTTPTransportSpy([Self.good])

        _ = try await client(spy).response(to: ServerRequest(.get, link: link))

        #expect(spy.sent.map(\.url) == [url])
    }

    @Test(arguments: [
        "https://evil.example/next", "http://dav.example/next", "https://dav.example:8443/next",
        "//evil.example/next", "https://dav.example@evil.example/", "https://dav.example.evil/",
        "https://me@dav.example/", "https://dav.example/a b", "javascript:alert(1)", "\u{e9}",
        "https://dav.example\\@evil.example/",
    ])
    func `a link to another server is never followed`(link: String) async {
        let spy = HTTPTransportSpy([Self.good])

        await #expect {
            try await client(spy).response(to: ServerRequest(.get, link: link))
        } throws: { error in
            if case RequestError.notAllowed = error { true } else { false }
        }
        #expect(spy.sent.isEmpty)
    }

    @Test func `offline nothing is sent`() async {
        let spy = HTTPTransportSpy([Self.good])

        await #expect(throws: RequestError.needsNetwork) {
            try await client(spy, isOffline: true).response(
                to: ServerRequest(.delete, Endpoint("/a")))
        }
        #expect(spy.sent.isEmpty)
    }

    @Test func `steady retries are for any method, after the waits they give`() async throws {
        let busy = HTTPTransportSpy.Answer.success(HTTPResponse(status: 503))
        let (spy, clock) = (HTTPTransportSpy([busy, busy, busy, Self.good]), ManualClock())
        let wait = Duration.milliseconds(50) ... .milliseconds(100)

        _ = try await client(spy, clock: clock).response(
            to: ServerRequest(
                .post, Endpoint("/v1/statement"), retries: .steady(attempts: 4, after: wait)))

        #expect(spy.sent.count == 4)
        #expect(clock.elapsed == .milliseconds(300))
    }

    @Test func `a lost connection is not tried again with a method that is not idempotent`() async {
        let spy = HTTPTransportSpy([.failure(.connectionLost(reason: "it broke")), Self.good])
        let steady = Retries.steady(attempts: 4, after: .zero ... .zero)

        await #expect(throws: RequestError.connectionLost(reason: "it broke")) {
            try await client(spy).response(to: ServerRequest(.post, Endpoint("/"), retries: steady))
        }
        #expect(spy.sent.count == 1)
    }
}
