#if os(macOS) || os(Linux)
    import FeatureTesting
    import Testing

    @testable import Networking

    @Suite("Lines over TCP", .timeLimit(.minutes(1)))
    struct TCPLineTransportTests {
        private func server(
            at port: UInt16,
            host: String = "127.0.0.1",
            greeting: [String] = [],
            timeout: Duration = CurlFixture.patience,
            silence: Duration = CurlFixture.patience
        ) -> LineServer {
            LineServer(
                "server", host: host, port: port, greeting: greeting, timeout: timeout,
                silence: silence,
                lineLimit: 1_000)
        }

        /// The received lines, and the error that ended them.
        private func lines(
            of server: LineServer,
            over transport: TCPLineTransport = TCPLineTransport(),
            atMost count: Int = 100
        ) async -> (lines: [String], failure: TransportError?) {
            var lines: [String] = []
            do throws(TransportError) {
                var connection = try await transport.connect(to: server)
                while lines.count < count { lines.append(try await connection.nextLine()) }
                return (lines, nil)
            } catch {
                return (lines, error)
            }
        }

        @Test(arguments: ["127.0.0.1", "localhost", "LocalHost"])
        func `the greeting is sent, and lines are received`(host: String) async throws {
            let server = try HostileLineServer { _, connection in
                guard let first = connection.line(), let second = connection.line() else { return }
                connection.send("\(first) and \(second)\r\nwhole\ncut")
            }
            defer { server.stop() }

            let (lines, failure) = await lines(
                of: self.server(at: server.port, host: host, greeting: ["?WATCH={}", "?POLL"]))

            #expect(lines == ["?WATCH={} and ?POLL", "whole"])
            #expect(failure == .connectionLost(reason: "the server closed the connection"))
        }

        @Test func `a line that arrives byte by byte is complete`() async throws {
            let server = try HostileLineServer { _, connection in
                for byte in "slow\nslower\n".utf8 { connection.send([byte]) }
                connection.waitForClose()
            }
            defer { server.stop() }

            let (lines, failure) = await lines(of: self.server(at: server.port), atMost: 2)

            #expect(lines == ["slow", "slower"])
            #expect(failure == nil)
        }

        @Test func `an endless line is an error`() async throws {
            let server = try HostileLineServer { _, connection in
                connection.flood("no end ".utf8)
            }
            defer { server.stop() }

            let (lines, failure) = await lines(of: self.server(at: server.port))

            #expect(lines == [])
            #expect(failure == .malformed(reason: "a line is longer than 1000 bytes"))
        }

        @Test(arguments: ["", "a\ncut"])
        func `a silence is a timeout`(before: String) async throws {
            let server = try HostileLineServer { _, connection in
                connection.send(before)
                connection.waitForClose()
            }
            defer { server.stop() }

            let (_, failure) = await lines(
                of: self.server(at: server.port, silence: .milliseconds(300)))

            #expect(failure == .timedOut)
        }

        @Test func `a reset is a lost connection`() async throws {
            let server = try HostileLineServer { _, connection in
                connection.send("a\n")
                _ = connection.line()
                connection.reset()
            }
            defer { server.stop() }

            let (_, failure) = await lines(of: self.server(at: server.port, greeting: ["x"]))

            guard case .connectionLost = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        }

        @Test func `a connection without a listening server fails`() async throws {
            try await HostileServer.withClosedPort { port in
                let failure = await lines(of: server(at: port)).failure

                #expect(failure == .unreachable(reason: "no connection to 127.0.0.1:\(port)"))
            }
        }

        #if os(Linux)
            @Test func `a server that never accepts is a timeout`() async throws {
                try await HostileLineServer.withFullPort { port in
                    let failure = await lines(of: server(at: port, timeout: .milliseconds(300)))
                        .failure

                    #expect(failure == .timedOut)
                }
            }
        #endif

        @Test(arguments: [
            "", "gpsd.example", "127.0.0", "[127.0.0.1]", "::g", "127.0.0.1\n", "a b",
        ])
        func `a host name is not resolved`(host: String) async {
            let failure = await lines(of: server(at: 1, host: host)).failure

            let reason = "\(host) is neither a numeric address nor localhost"
            #expect(failure == .notAllowed(reason: reason))
        }

        @Test func `cancelling ends the wait for a line at once`() async throws {
            let (greeted, source) = AsyncStream.makeStream(of: Void.self)
            let server = try HostileLineServer { _, connection in
                _ = connection.line()
                source.yield()
                connection.waitForClose()
            }
            defer { server.stop() }
            let description = self.server(at: server.port, greeting: ["x"])
            let task = Task { await lines(of: description).failure }
            for await _ in greeted { break }

            task.cancel()

            #expect(await task.value == .cancelled)
        }

        @Test func `shutting down ends the wait for a line at once, and all that follow`()
            async throws
        {
            let (greeted, source) = AsyncStream.makeStream(of: Void.self)
            let server = try HostileLineServer { _, connection in
                _ = connection.line()
                source.yield()
                connection.waitForClose()
            }
            defer { server.stop() }
            let transport = TCPLineTransport()
            let description = self.server(at: server.port, greeting: ["x"])
            let task = Task { await lines(of: description, over: transport).failure }
            for await _ in greeted { break }

            transport.shutDown()

            #expect(await task.value == .cancelled)
            #expect(await lines(of: description, over: transport).failure == .cancelled)
        }

        @Test func `a transport that never connected can be shut down`() async throws {
            let server = try HostileLineServer { _, connection in connection.waitForClose() }
            defer { server.stop() }
            let transport = TCPLineTransport()

            transport.shutDown()

            let failure = await lines(of: self.server(at: server.port), over: transport).failure
            #expect(failure == .cancelled)
        }

        @Test func `a stream reconnects to a server that closes the connection`() async throws {
            let server = try HostileLineServer { number, connection in
                connection.send("\(number)\n")
                if number > 0 { connection.waitForClose() }
            }
            defer { server.stop() }
            let stream = LineStream(
                of: self.server(at: server.port), over: TCPLineTransport(), clock: ManualClock())

            var lines: [String] = []
            for await event in stream {
                if case .line(let line) = event { lines.append(line) }
                if lines.count == 2 { break }
            }

            #expect(lines == ["0", "1"])
        }
    }
#endif
