#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Networking
    import Testing

    @Suite("Responses of a transport", .timeLimit(.minutes(1)))
    struct TransportResponseTests {
        @Test(arguments: TransportUnderTest.available)
        func `a request arrives unchanged`(transport: TransportUnderTest) async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let fields = [
                HTTPField("User-Agent", "SectionKit/1"), HTTPField("X-Odd", #"a "b\n" \ 'c' é"#),
                HTTPField("X-Empty", ""),
            ]

            _ = try await transport.send(
                HTTPRequest(url: server.url + "/a%20b/c?q=%22x%22&r=", fields: fields)
            )

            let request = try #require(server.requests.first)
            #expect(request.method == "GET")
            #expect(request.target == "/a%20b/c?q=%22x%22&r=")
            #expect(request.value(of: "user-agent") == "SectionKit/1")
            #expect(request.value(of: "x-odd") == #"a "b\n" \ 'c' é"#)
            #expect(request.value(of: "x-empty") == "")
            #expect(server.requests.count == 1)
        }

        @Test(.enabled(if: CurlFixture.canRun))
        func `curl does not expand patterns in an address`() async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }

            _ = try await CurlFixture().transport.send(HTTPRequest(url: server.url + "/{c}/[1-3]"))

            #expect(server.requests.map(\.target) == ["/{c}/[1-3]"])
        }

        @Test(arguments: TransportUnderTest.available, [200, 204, 301, 304, 404, 429, 503, 999])
        func `any status is a response`(transport: TransportUnderTest, status: Int) async throws {
            let response = try await transport.response(
                to: .status(status, fields: ["Retry-After: 7"]))

            #expect(response.status == status)
            #expect(response.value(of: "retry-after") == "7")
        }

        @Test(arguments: TransportUnderTest.available)
        func `a redirect is not followed`(transport: TransportUnderTest) async throws {
            let response = try await transport.response(to: .redirectLoop)

            #expect(response.status == 302)
            #expect(response.value(of: "Location") == "/")
        }

        static let exact: [(String, HostileServer.Response)] = [
            ("with a length", .json("[1,2]")),
            ("in chunks", .chunked(["[1", ",2", "]"])),
            (
                "in chunks with trailers",
                .chunked(["[1,2", "]"], trailers: ["X-Sum: 1", "X-More: 2"])
            ),
            ("gzip", .encoded("gzip", Deflate.gzip(Array("[1,2]".utf8)))),
            ("deflate", .encoded("deflate", Deflate.zlib(Array("[1,2]".utf8)))),
            ("byte by byte", .drip("[1,2]")),
            ("HTTP 1.0 without a length", .raw("HTTP/1.0 200 OK\r\n\r\n[1,2]")),
            ("bare line feeds", .raw("HTTP/1.1 200 OK\nContent-Length: 5\n\n[1,2]")),
            (
                "after interim responses",
                .raw(
                    "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n"
                        + "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n[1,2]"
                )
            ),
        ]

        @Test(arguments: TransportUnderTest.available, exact.indices)
        func `content is received unchanged`(transport: TransportUnderTest, index: Int) async throws
        {
            let (name, answer) = Self.exact[index]
            if transport.leavesOut(name) { return }

            let response = try await transport.response(to: answer)

            #expect(response.status == 200, "\(name)")
            #expect(String(decoding: response.body, as: UTF8.self) == "[1,2]", "\(name)")
            #expect(response.value(of: "Link") == nil, "\(name)")
            #expect(response.value(of: "X-Sum") == nil, "\(name)")
        }

        @Test(arguments: TransportUnderTest.available)
        func `content that looks like a head is not parsed`(transport: TransportUnderTest)
            async throws
        {
            let text = "HTTP/1.1 500 No\r\nX: y\r\n\r\n\0"

            #expect(
                try await String(decoding: transport.response(to: .json(text)).body, as: UTF8.self)
                    == text)
        }

        @Test(arguments: TransportUnderTest.available)
        func `content may be as large as the limit`(transport: TransportUnderTest)
            async throws
        {
            let body = [UInt8](repeating: 7, count: 300_000)

            let response = try await transport.response(
                to: .response(body: body), bodyLimit: 300_000)

            #expect(Array(response.body) == body)
        }
    }
#endif
