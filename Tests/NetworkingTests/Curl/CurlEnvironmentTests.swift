#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Testing

    @testable import Networking

    @Suite("The environment of curl", .enabled(if: CurlFixture.canRun), .timeLimit(.minutes(1)))
    struct CurlEnvironmentTests {
        @Test func `a missing curl is reported`() async {
            let trial = CurlFixture(program: "no-such-curl")

            let failure = await trial.transport.failure(of: HTTPRequest(url: "http://127.0.0.1/"))

            #expect(failure == .programMissing(name: "no-such-curl"))
        }

        @Test func `the proxy of the environment is used`() async throws {
            let proxy = try HostileServer(.json("[]"))
            defer { proxy.stop() }
            let trial = CurlFixture(environment: ["http_proxy": proxy.url])
            let request = HTTPRequest(
                url: "http://ll.invalid/v1?x=1", timeout: CurlFixture.patience)

            let response = try await trial.transport.send(request)

            #expect(response.status == 200)
            #expect(proxy.requests.map(\.target) == ["http://ll.invalid/v1?x=1"])
        }

        @Test func `the proxy is not used for hosts that the environment excludes`() async throws {
            let (proxy, server) = (try HostileServer(.status(502)), try HostileServer(.json("[]")))
            defer {
                proxy.stop()
                server.stop()
            }
            let environment = ["http_proxy": proxy.url, "no_proxy": "127.0.0.1"]
            let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)

            let response = try await CurlFixture(environment: environment).transport.send(request)

            #expect(response.status == 200)
            #expect(proxy.requests.isEmpty)
        }

        @Test func `the user's configuration file is not read`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("user-agent = mine\n".utf8).write(to: folder.appending(path: ".curlrc"))
            let server = try HostileServer(.json("[]"))
            defer { server.stop() }
            let trial = CurlFixture(environment: ["HOME": folder.path, "CURL_HOME": folder.path])

            _ = try await trial.transport.send(HTTPRequest(url: server.url))

            let agent = try #require(server.requests.first?.value(of: "User-Agent"))
            #expect(agent != "mine")
        }

        #if os(Linux)
            @Test func `a child does not inherit the pipes of another`() async throws {
                let server = try HostileServer(.held(.json("[]")))
                defer { server.stop() }
                let trial = CurlFixture()
                let request = HTTPRequest(url: server.url, timeout: CurlFixture.patience)
                async let first = trial.transport.failure(of: request)
                async let second = trial.transport.failure(of: request)
                await server.received(2)

                let children = Array(trial.transport.running)
                let (one, other) = (try pipes(of: children[0]), try pipes(of: children[1]))
                server.release()

                // By number and then by name: the child was given 0 to 3.
                let own = Set((0...3).compactMap { one["\($0)"] })
                #expect(own.count == 4)
                #expect(own.isDisjoint(with: other.values))
                #expect(await [first, second] == [nil, nil])
            }

            private func pipes(of pid: pid_t) throws -> [String: String] {
                let folder = "/proc/\(pid)/fd"
                let files = FileManager.default
                return try files.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
                    let goal = try files.destinationOfSymbolicLink(atPath: "\(folder)/\($1)")
                    if goal.hasPrefix("pipe:") { $0[$1] = goal }
                }
            }

            @Test func `a secret does not appear in the list of processes`() async throws {
                let secret = "token-\(UUID().uuidString)"
                let server = try HostileServer(.held(.json("[]")))
                defer { server.stop() }
                let trial = CurlFixture()
                let request = HTTPRequest(
                    url: server.url + "/?key=\(secret)",
                    fields: [HTTPField("Authorization", secret)],
                    timeout: CurlFixture.patience
                )
                async let failure = trial.transport.failure(of: request)
                await server.received(1)

                let child = try #require(trial.transport.running.first)
                let shown = try ["cmdline", "environ"].map { name in
                    try String(
                        decoding: Data(contentsOf: .init(filePath: "/proc/\(child)/\(name)")),
                        as: UTF8.self)
                }
                server.release()

                #expect(shown[0].contains("--config"))
                #expect(shown.allSatisfy { !$0.contains(secret) })
                #expect(server.requests.first?.value(of: "authorization") == secret)
                #expect(await failure == nil)
            }
        #endif
    }
#endif
