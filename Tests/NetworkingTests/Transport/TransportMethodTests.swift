#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Networking
    import Testing

    @Suite("Methods and content of requests", .timeLimit(.minutes(1)))
    struct TransportMethodTests {
        @Test(
            arguments: TransportUnderTest.available,
            ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "MKCOL", "MOVE"])
        func `a method arrives, and its response is returned`(
            transport: TransportUnderTest, method: String
        ) async throws {
            let server = try HostileServer(.json("[1]"))
            defer { server.stop() }

            let response = try await transport.send(
                HTTPRequest(
                    method: HTTPMethod(rawValue: method), url: server.url,
                    timeout: CurlFixture.patience))

            #expect(server.requests.map(\.method) == [method])
            #expect(server.requests.map(\.body) == [[]])
            #expect(response.body == Data("[1]".utf8))
        }

        @Test(arguments: TransportUnderTest.available)
        func `the response to HEAD has no content`(transport: TransportUnderTest) async throws {
            let server = try HostileServer(
                .raw(HostileServer.Response.head(200, ["Content-Length: 5", "ETag: \"a\""])))
            defer { server.stop() }

            let response = try await transport.send(
                HTTPRequest(method: .head, url: server.url, timeout: CurlFixture.patience))

            #expect(server.requests.map(\.method) == ["HEAD"])
            #expect(response.status == 200)
            #expect(response.value(of: "etag") == "\"a\"")
            #expect(response.body.isEmpty)
        }

        @Test(
            arguments: TransportUnderTest.available, ["POST", "PUT", "PATCH", "PROPFIND", "DELETE"])
        func `content of any length arrives unchanged`(
            transport: TransportUnderTest, method: String
        ) async throws {
            for count in [0, 1, 1_000_000] {
                let server = try HostileServer(.status(204))
                defer { server.stop() }
                let body = Data(count: count) + Data("tea".utf8.prefix(count))
                let request = HTTPRequest(
                    method: HTTPMethod(rawValue: method), url: server.url,
                    fields: [HTTPField("Content-Type", "application/octet-stream")], body: body,
                    timeout: CurlFixture.patience)

                let response = try await transport.send(request)

                let sent = try #require(server.requests.first)
                #expect(response.status == 204)
                #expect(sent.method == method)
                #expect(sent.value(of: "Content-Type") == "application/octet-stream")
                #expect(sent.value(of: "Expect") == nil)
                #expect(sent.body == Array(body))
                if count > 0 { #expect(sent.value(of: "Content-Length") == "\(body.count)") }
            }
        }

        @Test(.enabled(if: CurlFixture.canRun), arguments: ["POST", "PUT", "PATCH"])
        func `a POST, PUT or PATCH without content sends its length`(method: String) async throws {
            let server = try HostileServer(.status(204))
            defer { server.stop() }

            _ = try await CurlFixture().transport.send(
                HTTPRequest(method: HTTPMethod(rawValue: method), url: server.url))

            let sent = try #require(server.requests.first)
            #expect(sent.value(of: "Content-Length") == "0")
            #expect(sent.value(of: "Content-Type") == nil)
        }

        @Test(arguments: TransportUnderTest.available)
        func `content that the server does not read is a timeout`(transport: TransportUnderTest)
            async throws
        {
            let server = try HostileServer(readsBody: false) { _, connection in connection.hold() }
            defer { server.stop() }
            let request = HTTPRequest(
                method: .put, url: server.url, body: Data(count: 20_000_000),
                timeout: .milliseconds(700))

            #expect(await transport.failure(of: request) == .timedOut)
        }

        @Test(.enabled(if: CurlFixture.canRun))
        func `content that the server rejects halfway is a lost connection`() async throws {
            let server = try HostileServer(readsBody: false, .reset())
            defer { server.stop() }
            let request = HTTPRequest(
                method: .put, url: server.url, body: Data(count: 20_000_000),
                timeout: CurlFixture.patience)

            guard case .connectionLost = await CurlFixture().transport.failure(of: request) else {
                Issue.record("the connection was not lost")
                return
            }
        }

        @Test(
            arguments: TransportUnderTest.available,
            [
                HTTPRequest(method: HTTPMethod(rawValue: ""), url: "http://127.0.0.1/"),
                HTTPRequest(method: HTTPMethod(rawValue: "GET\r\nX: y"), url: "http://127.0.0.1/"),
                HTTPRequest(method: HTTPMethod(rawValue: "A B"), url: "http://127.0.0.1/"),
                HTTPRequest(method: .head, url: "http://127.0.0.1/", body: Data()),
                HTTPRequest(
                    method: .put, url: "http://127.0.0.1/",
                    fields: [HTTPField("content-length", "3")], body: Data("tea".utf8)),
                HTTPRequest(
                    method: .put, url: "http://127.0.0.1/",
                    fields: [HTTPField("Transfer-Encoding", "chunked")], body: Data("tea".utf8)),
            ])
        func `a request that a server would read differently is rejected`(
            transport: TransportUnderTest, request: HTTPRequest
        ) async {
            guard case .notAllowed = await transport.failure(of: request) else {
                Issue.record("it was sent")
                return
            }
        }
    }
#endif
