#if os(macOS) || os(Linux)
    import Fixtures
    import SpaceXSamples
    import Foundation
    import FeatureTesting
    import Testing

    /// Tests of the program with a server on this machine, and with saved responses.
    @Suite(.enabled(if: hasCurl), .timeLimit(.minutes(1)))
    struct LiveSourceTests {
        private static let path = ["PATH": "/usr/bin:/bin"]

        /// A server with the fixtures that responds to some paths with an error status.
        private static func server(failing: [String: Int] = [:]) throws -> HostileServer {
            let files = [
                "/v4/company": #"{"name": "Heron"}"#, "/v4/launches": try Fixture.launches,
                "/v4/rockets": try Fixture.rockets, "/v4/launchpads": try Fixture.launchpads,
                "/v4/payloads": try SpaceXResponses.payloads,
                "/v4/cores": try SpaceXResponses.cores,
                "/v4/landpads": try SpaceXResponses.landpads,
            ]
            return try HostileServer { request, connection in
                let path = request.path
                if let status = failing[path] {
                    HostileServer.Response.status(status).write(request, connection)
                } else {
                    HostileServer.Response.json(files[path] ?? "{}").write(request, connection)
                }
            }
        }

        private static func run(
            _ server: HostileServer, _ arguments: String..., environment: [String: String] = path
        ) throws -> Program.Run {
            try Program.run(
                arguments + ["--source", "spacex-api", "--base-url", server.url.description],
                environment: environment)
        }

        @Test func `the report shows the response of a server`() throws {
            let server = try Self.server()
            defer { server.stop() }

            let run = try Self.run(server, "launches", "--format", "json", "--no-cache")

            #expect(run.status == 0)
            #expect(run.stdout.contains("\"source\": \"spacex-api\""))
            #expect(run.stdout.contains("\"rocket\": \"Heron 1\""))
            #expect(run.stderr == "")
        }

        @Test func `the other sections are shown if one fails`() throws {
            let server = try Self.server(failing: ["/v4/company": 404])
            defer { server.stop() }

            let run = try Self.run(server, "report", "--sections", "info,launches", "--no-cache")

            #expect(run.status == 3)
            #expect(run.stdout.contains("First Light"))
            #expect(run.errorLines.count == 1)
            #expect(run.errorLines.first?.contains("404") == true)
        }

        @Test func `only errors are shown if all sections fail`() throws {
            let server = try HostileServer(.status(404))
            defer { server.stop() }

            let run = try Self.run(
                server, "report", "--no-cache", "--sections", "info,next,statistics,launches")

            #expect(run.status == 1)
            #expect(run.errorLines.count >= 2)
            #expect(run.errorLines.allSatisfy { $0.contains("404") })
        }

        @Test func `unknown names have a warning`() throws {
            let server = try Self.server(failing: ["/v4/rockets": 404])
            defer { server.stop() }

            let run = try Self.run(server, "launches", "--no-cache")

            #expect(run.status == 0)
            #expect(run.stdout.contains("unknown"))
            #expect(run.errorLines.count == 1)
            #expect(run.errorLines.first?.contains("warning") == true)
        }

        @Test func `a warning of several sections is shown once`() throws {
            let server = try Self.server(failing: ["/v4/rockets": 404])
            defer { server.stop() }

            let run = try Self.run(server, "report", "--sections", "next,launches", "--no-cache")

            #expect(run.status == 0)
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.contains("warning: The names of the rockets are unknown"))
        }

        @Test func `a launch is shown without payloads if they fail to load`() throws {
            let server = try Self.server()
            defer { server.stop() }
            let failing = try Self.server(failing: ["/v4/payloads": 404])
            defer { failing.stop() }

            let whole = try Self.run(server, "launch", "night's watch", "--no-cache")
            let part = try Self.run(failing, "launch", "night's watch", "--no-cache")

            #expect(whole.status == 0)
            #expect(whole.stdout.contains("Watchtower"))
            #expect(whole.stderr == "")
            #expect(part.status == 3)
            #expect(part.stdout.contains("H1.01"))
            #expect(part.errorLines.count == 1)
            #expect(part.stderr.contains("warning: The payloads are unknown"))
        }

        @Test func `the second run uses cached responses`() throws {
            let folder = try TemporaryFolder()
            let environment = Self.path.merging(["XDG_CACHE_HOME": folder.url.path]) { $1 }
            let server = try Self.server()
            let first = try Self.run(server, "info", environment: environment)
            server.stop()

            let second = try Self.run(server, "info", environment: environment)
            let list = try Program.run(["cache", "list"], environment: environment)
            let clear = try Program.run(["cache", "clear"], environment: environment)
            let third = try Self.run(server, "info", "--offline", environment: environment)

            #expect(first.status == 0)
            #expect(second.stdout == first.stdout)
            #expect(list.stdout.contains("/v4/company"))
            #expect(clear.stdout == "1 cached response removed\n")
            #expect(third.status == 1)
        }

        @Test func `a missing curl is reported`() throws {
            let server = try Self.server()
            defer { server.stop() }

            let run = try Self.run(
                server, "info", "--no-cache", environment: ["PATH": "/nonexistent"])

            #expect(run.status == 1)
            #expect(run.stderr.contains("Install the package curl"))
        }

        @Test func `a saved response is read from a file and from standard input`() throws {
            let folder = try TemporaryFolder()
            let file = folder.path("launches.json")
            try Data(Fixture.launches.utf8).write(to: URL(filePath: file))

            let named = try Program.run(["launches", "--input", file, "--format", "json"])
            let piped = try Program.run(
                ["launches", "--input", "-", "--format", "json"], redirecting: "<'\(file)'")
            let missing = try Program.run(["launches", "--input", file + "x"])
            let other = try Program.run(["launches", "--input", Program.path])

            #expect(named.status == 0)
            #expect(named.stdout.contains("First Light"))
            #expect(piped.status == 0)
            #expect(missing.status == 2)
            #expect(other.status == 1)
        }
    }
#endif
