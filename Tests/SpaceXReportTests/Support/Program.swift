#if os(macOS) || os(Linux)
    import Foundation

    /// Whether the sources on the network can be tried.
    let hasCurl = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")

    /// Does what blocks on a thread of its own, because the tests' tasks share few.
    func onOwnThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
        }
    }

    /// The built program, run as a process of its own in surroundings that the test sets.
    enum Program {
        /// How a run ended and what it said.
        struct Run {
            let status: Int32
            let stdout: String
            let stderr: String

            /// The lines on standard error, without the end of the last.
            var errorLines: [Substring] {
                stderr.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            }
        }

        /// The program stands where the tests were built to.
        static var path: String {
            #if os(macOS)
                let folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
            #else
                let folder = Bundle.main.bundleURL
            #endif
            return folder.appending(path: "spacex-report").path
        }

        /// Runs the program; of this process's environment it gets nothing.
        static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
            try start(path, arguments, environment: environment)
        }

        /// Runs the program through the shell, such as with `>&-` behind it or `ulimit` before.
        static func run(
            _ arguments: [String],
            after preparation: String = ":",
            redirecting redirection: String = "",
            environment: [String: String] = [:]
        ) throws -> Run {
            let script = "\(preparation)\nexec \"$0\" \"$@\" \(redirection)"
            let words = ["-c", script, path] + arguments
            return try start("/bin/sh", words, environment: environment)
        }

        /// Runs a tool to its end with nothing to read.
        static func start(
            _ tool: String,
            _ arguments: [String],
            environment: [String: String] = [:]
        ) throws -> Run {
            let process = Process()
            let (output, errors) = (Pipe(), Pipe())
            process.executableURL = URL(filePath: tool)
            process.arguments = arguments
            process.environment = environment.merging(libraries) { given, _ in given }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            // What is on standard error is far less than a pipe holds and can wait.
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complained = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Run(
                status: process.terminationStatus,
                stdout: String(decoding: said, as: UTF8.self),
                stderr: String(decoding: complained, as: UTF8.self)
            )
        }

        /// Where Swift's libraries are, if the one who runs the tests had to say so.
        private static let libraries = ProcessInfo.processInfo.environment
            .filter { $0.key == "LD_LIBRARY_PATH" }

        private final class Marker {}
    }
#endif
