#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Synchronization
    import Testing

    /// Tests of signals that arrive while the program waits for a server.
    @Suite(.enabled(if: Terminal.isAvailable && hasCurl), .timeLimit(.minutes(1)))
    struct SignalTests {
        private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]
        private static let showCursor = "\u{1B}[?25h"

        @Test(arguments: signals)
        func `a signal leaves the terminal restored`(signal: Int32) async throws {
            let run = try await interrupt(with: signal, options: "") { line in
                try Terminal.run(line.text, environment: line.environment)
            }

            #expect(run.status == 128 + signal)
            #expect(run.stdout.contains(" Company"))
            let end = run.stdout.split(separator: Self.showCursor, omittingEmptySubsequences: false)
            #expect(end.count == 2)
            #expect(end.last == "")
        }

        @Test(arguments: signals)
        func `a signal leaves no message and no file without a terminal`(
            signal: Int32
        ) async throws {
            let folder = try TemporaryFolder()
            try folder.put("the old report", in: "report.md")

            let run = try await interrupt(
                with: signal, options: "-o '\(folder.path("report.md"))'"
            ) { line in
                try Program.start("/bin/sh", ["-c", line.text], environment: line.environment)
            }

            // For a process ended by a signal, the status is the signal, without adding 128.
            #expect(run.status == signal)
            #expect(run.stdout == "")
            #expect(run.stderr == "")
            #expect(try folder.names == ["report.md"])
            #expect(try folder.text(of: "report.md") == "the old report")
        }

        @Test func `the program continues if SIGHUP is ignored`() async throws {
            let run = try await interrupt(
                with: SIGHUP, preparation: "trap '' HUP;", options: "", answering: .status(404)
            ) { line in
                try Program.start("/bin/sh", ["-c", line.text], environment: line.environment)
            }

            #expect(run.status == 1)
            #expect(run.errorLines.allSatisfy { $0.contains("404") })
        }

        #if os(Linux)
            @Test(arguments: [SIGKILL, SIGPIPE])
            func `no request outlives a program that is killed`(
                signal: Int32
            ) async throws {
                // The timeout is how long a request that is left running would take.
                let run = try await interrupt(with: signal, options: "--timeout 300") { line in
                    try Program.start("/bin/sh", ["-c", line.text], environment: line.environment)
                }

                #expect(run.status == signal)
            }
        #endif

        private struct Line {
            let text: String
            let environment: [String: String]
        }

        /// Runs the program until it has sent a request, then sends it a signal; returns after it has
        /// exited and its curl processes have closed their connections.
        private func interrupt(
            with signal: Int32,
            preparation: String = "",
            options: String,
            answering answer: HostileServer.Response? = nil,
            run: @escaping @Sendable (Line) throws -> Program.Run
        ) async throws -> Program.Run {
            let folder = try TemporaryFolder()
            let (closed, closing) = AsyncStream<Void>.makeStream()
            let server = try HostileServer { request, connection in
                if let answer {
                    connection.hold()
                    answer.write(request, connection)
                } else {
                    connection.waitForClose()
                }
                closing.yield()
            }
            defer { server.stop() }
            let line = Line(
                text: """
                    \(preparation) echo $$ > "$PLACE"; exec "$PROGRAM" info \(options) \
                    --source spacex-api --no-cache --base-url \(server.url)
                    """,
                environment: [
                    "PROGRAM": Program.path, "PATH": "/usr/bin:/bin", "PLACE": folder.path("pid"),
                ])
            async let ended = onOwnThread { try run(line) }

            await server.received(1)
            let text = try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)
            kill(try #require(pid_t(text)), signal)
            server.release()
            let result = try await ended

            for await _ in closed.prefix(1) {}
            return result
        }
    }
#endif
