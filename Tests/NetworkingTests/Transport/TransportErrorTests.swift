#if os(macOS) || os(Linux)
    import FeatureTesting
    import Networking
    import Testing

    @Suite("Faults that a transport meets", .timeLimit(.minutes(1)))
    struct TransportErrorTests {
        static let breaking: [(String, HostileServer.Response)] = [
            ("truncated", .truncated("[1,2]", to: 3)),
            ("without its last chunk", .brokenChunks("")),
            ("with a chunk that is none", .brokenChunks("zz\r\n")),
            ("nothing", .empty),
            ("reset at once", .reset()),
            ("reset in the head", .reset(after: "HTTP/1.1 200 OK\r\nX")),
            (
                "reset in the content",
                .reset(after: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1")
            ),
            ("cut in the head", .cutHead),
            ("an interim answer", .raw("HTTP/1.1 100 Continue\r\n\r\n")),
            ("a status line", .raw("HTTP/1.1 200 OK\r\n")),
            ("longer by its own account", .lying(length: "99999999999999", "[1,2]")),
        ]

        @Test(arguments: TransportUnderTest.available, breaking.indices)
        func `an answer that breaks off is a lost connection`(
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
            ("a status that is no number", .raw("HTTP/1.1 abc\r\n\r\n")),
            (
                "an interim answer alone",
                .raw("HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\n\r\n[1,2]")
            ),
            ("a negative length", .lying(length: "-1", "[1,2]")),
            ("two lengths", .lying(length: "3\r\nContent-Length: 5", "[1,2]")),
            ("gzip that is none", .encoded("gzip", Array("[1,2]".utf8))),
            (
                "gzip with a wrong sum",
                .encoded("gzip", Deflate.gzip([1, 2]).dropLast(8) + [0, 0, 0, 0, 2, 0, 0, 0])
            ),
            ("an unknown encoding", .encoded("x-foo", [1])),
            ("a zero byte in the head", .raw("HTTP/1.1 200 OK\r\nA: \0b\r\n\r\n")),
        ]

        @Test(arguments: TransportUnderTest.available, malformed.indices)
        func `what is not HTTP, or not encoded as it says, is malformed`(
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
        func `nobody listens`(transport: TransportUnderTest) async throws {
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
        func `a request longer than a pipe to curl holds is refused`() async {
            let field = HTTPField("A", String(repeating: "a", count: 4 << 20))
            let request = HTTPRequest(url: "http://127.0.0.1/", fields: [field])

            let failure = await CurlFixture().transport.failure(of: request)

            let reason = "the address and the header fields are too long"
            #expect(failure == .notAllowed(reason: reason))
        }

        @Test(.enabled(if: CurlFixture.canRun)) func `a proxy that has no name`() async {
            let request = HTTPRequest(url: "http://ll.invalid/v4", timeout: CurlFixture.patience)

            // What could be a name would be looked up, for as long as the network takes.
            let failure = await CurlFixture(environment: ["http_proxy": "http://no proxy"])
                .transport.failure(of: request)

            #expect(failure == .unreachable(reason: "the host name of the proxy is unknown"))
        }

        @Test(arguments: TransportUnderTest.available)
        func `a server without encryption is not spoken to securely`(transport: TransportUnderTest)
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
