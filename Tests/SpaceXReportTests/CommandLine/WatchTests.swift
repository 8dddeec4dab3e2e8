#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    import Testing

    /// Tests of the option --watch, with the program run as a process.
    @Suite(.timeLimit(.minutes(1))) struct WatchTests {
        @Test func `a watch ends silently if its reader closes the pipe`() async throws {
            let errors = Pipe()
            let process = try Self.start(pace: "1", errors: errors) { output in
                _ = try Self.line(of: output)
                try output.close()
            }

            try await onOwnThread { process.waitUntilExit() }

            // If SIGPIPE is ignored, the program sees the closed pipe when it writes.
            #expect([SIGPIPE, 4].contains(process.terminationStatus))
            #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
        func `a signal ends a watch after a whole document`(signal: Int32) async throws {
            var text = ""
            let process = try Self.start(pace: "3600") { output in
                text = try Self.line(of: output)
            }

            kill(process.processIdentifier, signal)
            try await onOwnThread { process.waitUntilExit() }

            #expect(process.terminationReason == .uncaughtSignal)
            #expect(process.terminationStatus == signal)
            #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        }

        @Test func `a watch of a source that never changes is rejected`() async throws {
            let run = try await onOwnThread {
                try Program.run(["info", "--watch", "--format", "json"])
            }

            #expect(run.status == 2)
            #expect(run.stdout == "")
            #expect(run.errorLines.count == 1)
        }

        /// Starts a watch, and returns after `read` has read its output.
        private static func start(
            pace: String,
            errors: Pipe = Pipe(),
            reading read: (FileHandle) throws -> Void
        ) throws -> Process {
            let (process, output) = (Process(), Pipe())
            process.executableURL = URL(filePath: Program.path)
            process.arguments = ["info", "--format", "json", "--watch", pace]
            process.environment = [:]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            try output.fileHandleForWriting.close()
            try read(output.fileHandleForReading)
            return process
        }

        /// Reads the first line.
        private static func line(of output: FileHandle) throws -> String {
            var bytes = Data()
            while bytes.last != UInt8(ascii: "\n"), let byte = try output.read(upToCount: 1) {
                bytes += byte
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
#endif
