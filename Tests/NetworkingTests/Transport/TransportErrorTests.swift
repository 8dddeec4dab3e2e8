#if os(macOS) || os(Linux)
    import FeatureTesting
    import Networking
    import Testing

    @Suite("Errors of a transport", .timeLimit(.minutes(1)))
    struct TransportErrorTests {
        static let breaking: [(String, HostileServer.Response)] = [
            ("truncated", .truncated("[1,2]", to: 3)),
            ("without its last chunk", .brokenChunks("")),
            ("with an invalid chunk", .brokenChunks("zz\r\n")),
            ("nothing", .empty),
            ("reset at once", .reset()),
            ("reset in the head", .reset(after: "HTTP/1.1 200 OK\r\nX")),
            (
                "reset in the content",
                .reset(after: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1")
            ),
            ("cut in the head", .cutHead),
            ("an interim response", .raw("HTTP/1.1 100 Continue\r\n\r\n")),
            ("a status line", .raw("HTTP/1.1 200 OK\r\n")),
            ("shorter than its length", .lying(length: "99999999999999", "[1,2]")),
        ]

        @Test(arguments: TransportUnderTest.available, breaking.indices)
        func `an incomplete response is a lost connection`(
            transport: TransportUnderTest, index: Int
        )
            async throws
        {
            let (name, answer) = Self.breaking[index]
            if transport.leavesOut(name) { return }

            let failure = try await transport.failure(of: answer)

            switch failure {
            case .connectionLost(let reason):
                #expect(reason.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            case _? where !transport.tellsFaults: break
            case let failure: Issue.record("\(name): \(String(describing: failure))")
            }
        }

        static let malformed: [(String, HostileServer.Response)] = [
            ("HTTP/0.9", .raw("[1,2]\n")),
            ("garbage", .raw([0x16, 0x03, 0x01, 0x00, 0xFF, 0x0A, 0x0D, 0x0A])),
            ("a status that is not a number", .raw("HTTP/1.1 abc\r\n\r\n")),
            (
                "only an interim response",
                .raw("HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\n\r\n[1,2]")
            ),
            ("a negative length", .lying(length: "-1", "[1,2]")),
            ("two lengths", .lying(length: "3\r\nContent-Length: 5", "[1,2]")),
            ("invalid gzip", .encoded("gzip", Array("[1,2]".utf8))),
            (
                "gzip with a wrong sum",
                .encoded("gzip", Deflate.gzip([1, 2]).dropLast(8) + [0, 0, 0, 0, 2, 0, 0, 0])
            ),
            ("an unknown encoding", .encoded("x-foo", [1])),
            ("a zero byte in the head", .raw("HTTP/1.1 200 OK\r\nA: \0b\r\n\r\n")),
        ]

        @Test(arguments: TransportUnderTest.available, malformed.indices)
        func `a response that is not HTTP, or wrongly encoded, is malformed`(
            transport: TransportUnderTest, index: Int
        ) async throws {
            let (name, answer) = Self.malformed[index]
            if transport.leavesOut(name) { return }

            let failure = try await transport.failure(of: answer)

            switch failure {
            case .malformed(let reason):
                #expect(reason.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            case _? where !transport.tellsFaults: break
            case let failure: Issue.record("\(name): \(String(describing: failure))")
            }
        }

        @Test(arguments: TransportUnderTest.available)
        func `a connection without a listening server is unreachable`(transport: TransportUnderTest)
            async throws
        {
            try await HostileServer.withClosedPort { port in
                let request = HTTPRequest(
                    url: "http://127.0.0.1:\(port)/v4", timeout: CurlFixture.patience)

                let failure = await transport.failure(of: request)

                if transport.tellsFaults {
                    let reason = "no connection to 127.0.0.1:\(port)"
                    #expect(failure == .unreachable(reason: reason))
                } else {
                    #expect(failure != nil)
                }
            }
        }

        @Test(.enabled(if: CurlFixture.canRun))
        func `a request that is too long for the pipe to curl is rejected`() async {
            let field = HTTPField("A", String(repeating: "a", count: 4 << 20))
            let request = HTTPRequest(url: "http://127.0.0.1/", fields: [field])

            let failure = await CurlFixture().transport.failure(of: request)

            let reason = "the address and the header fields are too long"
            #expect(failure == .notAllowed(reason: reason))
        }

        @Test(.enabled(if: CurlFixture.canRun))
        func `a proxy with an invalid host name is unreachable`() async {
            let request = HTTPRequest(url: "http://ll.invalid/v4", timeout: CurlFixture.patience)

            // A valid host name would be looked up, which depends on the network.
            let failure = await CurlFixture(environment: ["http_proxy": "http://no proxy"])
                .transport.failure(of: request)

            #expect(failure == .unreachable(reason: "the host name of the proxy is unknown"))
        }

        @Test(arguments: TransportUnderTest.available)
        func `https to a server without TLS is unreachable`(transport: TransportUnderTest)
            async throws
        {
            let server = try HostileServer(.raw("HTTP/1.1 400 Bad\r\n\r\n"))
            defer { server.stop() }
            let request = HTTPRequest(
                url: "https://127.0.0.1:\(server.port)/", timeout: .seconds(20))

            let failure = await transport.failure(of: request)

            let reason = "the TLS handshake with 127.0.0.1 failed"
            if transport.tellsFaults {
                #expect(failure == .unreachable(reason: reason))
            } else {
                #expect(failure != nil)
            }
        }
    }
#endif
