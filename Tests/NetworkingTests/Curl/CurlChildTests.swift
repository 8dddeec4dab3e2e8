#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Synchronization
    import Testing

    @testable import Networking

    @Suite("The children of the transport", .enabled(if: CurlTrial.canRun), .timeLimit(.minutes(1)))
    struct CurlChildTests {
        @Test(arguments: HostileServer.Answer.Place.allCases)
        func `cancelling ends the child at once`(place: HostileServer.Answer.Place) async throws {
            let server = try HostileServer(.hang(place))
            defer { server.stop() }
            let trial = CurlTrial()
            let request = HTTPRequest(url: server.url, timeout: CurlTrial.patience)
            let task = Task { await trial.transport.failure(of: request) }
            await server.received(1)
            let children = trial.children.running

            task.cancel()

            #expect(await task.value == .cancelled)
            #expect(children.count == 1)
            #expect(children.allSatisfy(isGone))
        }

        @Test func `a request that was cancelled before is not sent`() async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let (trial, gate) = (CurlTrial(), Turns(0))
            let task = Task {
                _ = await gate.take()
                return await trial.transport.failure(of: HTTPRequest(url: server.url))
            }

            task.cancel()

            #expect(await task.value == .cancelled)
            #expect(server.requests.isEmpty)
        }

        @Test func `a deadline leaves no child`() async throws {
            let server = try HostileServer(.hang(.inBody))
            defer { server.stop() }
            let trial = CurlTrial()
            let request = HTTPRequest(url: server.url, timeout: .seconds(2))
            let task = Task { await trial.transport.failure(of: request) }
            await server.received(1)
            let children = trial.children.running

            #expect(await task.value == .timedOut)
            #expect(children.count == 1)
            #expect(children.allSatisfy(isGone))
        }

        @Test func `all children can be ended`() async throws {
            let server = try HostileServer(.hang(.beforeHead))
            defer { server.stop() }
            let trial = CurlTrial()
            let request = HTTPRequest(url: server.url, timeout: CurlTrial.patience)
            async let first = trial.transport.failure(of: request)
            async let second = trial.transport.failure(of: request)
            await server.received(2)
            let children = trial.children.running

            trial.children.killAll()

            #expect(await [first, second] == [.cancelled, .cancelled])
            #expect(children.count == 2)
            #expect(children.allSatisfy(isGone))
        }

        @Test func `six are under way at once and no more`() async throws {
            let peak = Mutex((now: 0, most: 0))
            let server = try HostileServer { request, connection in
                peak.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                connection.hold()
                // The client goes on when it has all of this, so the count has to go first.
                peak.withLock { $0.now -= 1 }
                connection.send(HostileServer.Answer.head(200, ["Content-Length: 0"]))
            }
            defer { server.stop() }
            let trial = CurlTrial()
            let request = HTTPRequest(url: server.url, timeout: CurlTrial.patience)

            let failures = await withTaskGroup { group in
                for _ in 0..<18 {
                    group.addTask { await trial.transport.failure(of: request) }
                }
                while !Task.isCancelled, trial.turns.waiting < 12 || peak.withLock(\.now) < 6 {
                    await Task.yield()
                }
                server.release()
                return await group.reduce(into: []) { $0 += [$1] }
            }

            #expect(failures == Array(repeating: nil, count: 18))
            #expect(peak.withLock(\.most) == 6)
            #expect(server.requests.count == 18)
        }

        @Test func `no descriptor is left open`() async throws {
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let (trial, missing) = (CurlTrial(), CurlTrial(program: "no-such-curl"))
            let request = HTTPRequest(url: server.url, timeout: CurlTrial.patience)
            let before = try openDescriptors()

            for _ in 0..<100 {
                _ = try await trial.transport.send(request)
                _ = await missing.transport.failure(of: request)
            }

            // Other tests have theirs meanwhile, far fewer than one for each of these requests.
            #expect(try openDescriptors() - before < 80)
        }

        private func openDescriptors() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
        }

        /// Whether there is no process of a number, not even one that nobody reaped.
        private func isGone(_ pid: pid_t) -> Bool {
            kill(pid, 0) == -1 && errno == ESRCH
        }
    }
#endif
