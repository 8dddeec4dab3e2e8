#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    import SectionCLibrary
    import Testing

    @testable import Networking

    @Suite(
        "The child processes of CurlTransport", .enabled(if: CurlFixture.canRun),
        .timeLimit(.minutes(1)))
    struct CurlProcessTests {
        @Test(arguments: HostileServer.Response.Place.allCases)
        func `cancelling a request kills the child at once`(place: HostileServer.Response.Place)
            async throws
        {
            let server = try HostileServer(.hang(place))
            defer { server.stop() }
            let trial = CurlFixture()
            let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)
            let task = Task { await trial.transport.failure(of: request) }
            await server.received(1)
            let children = trial.transport.running

            task.cancel()

            #expect(await task.value == .cancelled)
            #expect(children.count == 1)
            #expect(children.allSatisfy(isGone))
        }

        @Test func `a request that is already cancelled is not sent`() async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let trial = CurlFixture()
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await trial.transport.failure(of: HTTPRequest(url: server.url))
            }

            task.cancel()

            #expect(await task.value == .cancelled)
            #expect(server.requests.isEmpty)
        }

        /// On a busy machine the time may be over before the child is seen; then it gets more.
        @Test func `a timeout leaves no child`() async throws {
            for seconds in [1, 4, 16, 64] {
                let server = try HostileServer(.hang(.inBody))
                defer { server.stop() }
                let trial = CurlFixture()
                let request = HTTPRequest(url: server.url, timeout: .seconds(seconds))
                let task = Task { await trial.transport.failure(of: request) }
                await server.received(1)
                let children = trial.transport.running

                #expect(await task.value == .timedOut)
                #expect(children.allSatisfy(isGone))
                if children.count == 1 { return }
            }
            Issue.record("no child was seen")
        }

        @Test func `shutting down cancels all current requests`() async throws {
            let server = try HostileServer(.hang(.beforeHead))
            defer { server.stop() }
            let trial = CurlFixture()
            let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)
            async let first = trial.transport.failure(of: request)
            async let second = trial.transport.failure(of: request)
            await server.received(2)
            let children = trial.transport.running

            trial.transport.shutDown()

            #expect(await [first, second] == [.cancelled, .cancelled])
            #expect(children.count == 2)
            #expect(children.allSatisfy(isGone))
        }

        @Test func `a transport starts no child after the shutdown`() async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let trial = CurlFixture()

            trial.transport.shutDown()

            let failure = await trial.transport.failure(of: HTTPRequest(url: server.url))
            #expect(failure == .cancelled)
            #expect(server.requests.isEmpty)
        }

        @Test func `requests that start during the shutdown leave no child`() async throws {
            let server = try HostileServer(.hang(.beforeHead))
            defer { server.stop() }
            let trial = CurlFixture()
            let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)

            let failures = await withTaskGroup { group in
                for number in 0..<12 {
                    group.addTask {
                        if number == 3 { trial.transport.shutDown() }
                        return await trial.transport.failure(of: request)
                    }
                }
                return await group.reduce(into: []) { $0 += [$1] }
            }

            #expect(failures == Array(repeating: .cancelled, count: 12))
            #expect(trial.transport.running.isEmpty)
        }

        @Test func `requests leave no descriptor open`() async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let (trial, missing) = (CurlFixture(), CurlFixture(program: "no-such-curl"))
            let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)
            let before = try openDescriptors()

            for _ in 0..<100 {
                _ = try await trial.transport.send(request)
                _ = await missing.transport.failure(of: request)
            }

            // Other tests open some meanwhile, but far fewer than one for each of these requests.
            #expect(try openDescriptors() - before < 80)
        }

        private func openDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
        }

        /// Whether there is no process with an ID, not even a zombie.
        private func isGone(_ pid: pid_t) -> Bool {
            kill(pid, 0) == -1 && errno == ESRCH
        }
    }
#endif
