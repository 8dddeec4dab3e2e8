#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Testing

    /// Tests that the token of a source is sent to its server only.
    @Suite(.enabled(if: hasCurl), .timeLimit(.minutes(1)))
    struct TokenTests {
        private static let token = "s3cr3t-t0k3n"

        private static func run(
            _ answer: HostileServer.Response, in folder: TemporaryFolder, token: String = token
        ) throws -> (Program.Run, asked: [HostileServer.Request]) {
            let server = try HostileServer(answer)
            defer { server.stop() }
            let run = try Program.run(
                [
                    "launches", "--source", "launch-library", "--base-url", server.url, "--verbose",
                    "--format", "json",
                ],
                environment: [
                    "PATH": "/usr/bin:/bin", "LAUNCH_LIBRARY_TOKEN": token,
                    "XDG_CACHE_HOME": folder.url.path,
                ])
            return (run, server.requests)
        }

        @Test func `the token is sent to the server and is in no report, log or cache`() throws {
            let folder = try TemporaryFolder()
            let page = #"{"count": 1, "results": [{"net": null, "name": "Heron 1 | First Light"}]}"#

            let (run, asked) = try Self.run(.json(page), in: folder)

            #expect(run.status == 0)
            #expect(asked.map { $0.value(of: "Authorization") } == ["Token \(Self.token)"])
            #expect(run.stderr.contains("/2.3.0/launches/"))
            #expect(!run.stderr.contains(Self.token))
            #expect(!run.stdout.contains(Self.token))
            let kept = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
                .compactMap { FileManager.default.contents(atPath: folder.path($0)) }
                .filter { !$0.isEmpty }
            #expect(!kept.isEmpty)
            #expect(kept.allSatisfy { $0.firstRange(of: Data(Self.token.utf8)) == nil })
        }

        @Test(arguments: [401, 403, 500])
        func `the token is in no error message`(status: Int) throws {
            let (run, asked) = try Self.run(.status(status), in: try TemporaryFolder())

            #expect(run.status == 1)
            #expect(!asked.isEmpty)
            #expect(!(run.stdout + run.stderr).contains(Self.token))
        }

        @Test func `a token that would break the header is not sent`() throws {
            let (run, asked) = try Self.run(
                .json("[]"), in: try TemporaryFolder(), token: "\(Self.token)\r\nX-Other: 1")

            #expect(run.status == 2)
            #expect(run.errorLines.count == 1)
            #expect(run.stderr.contains("LAUNCH_LIBRARY_TOKEN is blank, or has a line break"))
            #expect(asked.isEmpty)
            #expect(!(run.stdout + run.stderr).contains(Self.token))
        }
    }
#endif
