#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Synchronization
    import Testing

    @testable import Networking

    @Suite(
        "HTTPClient with CurlTransport", .enabled(if: CurlFixture.canRun), .timeLimit(.minutes(1)))
    struct CurlClientTests {
        @Test func `at most six requests are sent at once`() async throws {
            let peak = Mutex((now: 0, most: 0))
            let server = try HostileServer { request, connection in
                peak.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                connection.hold()
                // The client continues after this response, so the count has to be updated first.
                peak.withLock { $0.now -= 1 }
                connection.send(HostileServer.Response.head(200, ["Content-Length: 0"]))
            }
            defer { server.stop() }
            let limiter = RequestLimiter(6)
            let client = HTTPClient(transport: CurlFixture().transport, limiter: limiter)
            let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)

            let statuses = await withTaskGroup { group in
                for _ in 0..<18 {
                    group.addTask { try? await client.response(to: request).status }
                }
                while !Task.isCancelled, limiter.waiting < 12 || peak.withLock(\.now) < 6 {
                    await Task.yield()
                }
                server.release()
                return await group.reduce(into: []) { $0 += [$1] }
            }

            #expect(statuses == Array(repeating: 200, count: 18))
            #expect(peak.withLock(\.most) == 6)
            #expect(server.requests.count == 18)
        }

        @Test(arguments: [301, 302, 303])
        func `a redirected POST becomes a GET`(status: Int) async throws {
            let server = try HostileServer(.redirect(to: "/b", status: status), .json("[]"))
            defer { server.stop() }
            let request = HTTPRequest(
                method: .post, url: server.url, fields: [HTTPField("Content-Type", "text/plain")],
                body: Data("tea".utf8), timeout: CurlFixture.patience)

            let response = try await HTTPClient(transport: CurlFixture().transport)
                .response(to: request)

            #expect(response.body == Data("[]".utf8))
            #expect(server.requests.map(\.method) == ["POST", "GET"])
            #expect(server.requests.map(\.body) == [Array("tea".utf8), []])
            #expect(server.requests.last?.value(of: "Content-Type") == nil)
        }

        @Test(arguments: [307, 308])
        func `a redirect that keeps the method keeps the content`(status: Int) async throws {
            let server = try HostileServer(.redirect(to: "/b", status: status), .status(201))
            defer { server.stop() }
            let request = HTTPRequest(
                method: .put, url: server.url, body: Data("tea".utf8), timeout: CurlFixture.patience
            )

            let response = try await HTTPClient(transport: CurlFixture().transport)
                .response(to: request)

            #expect(response.status == 201)
            #expect(server.requests.map(\.method) == ["PUT", "PUT"])
            #expect(server.requests.map(\.body) == [Array("tea".utf8), Array("tea".utf8)])
        }
    }
#endif
