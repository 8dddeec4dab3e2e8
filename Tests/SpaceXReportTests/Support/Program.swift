#if os(macOS) || os(Linux)
    import Foundation

    /// Whether curl is installed, which the sources on the network need.
    let hasCurl = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")

    /// Runs blocking work on a separate thread, because the tests' tasks share few threads.
    func onOwnThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
        }
    }

    /// The built program, run as a separate process in an environment that the test sets.
    enum Program {
        /// The exit status and the output of a run.
        struct Run {
            let status: Int32
            let stdout: String
            let stderr: String

            /// The lines on standard error.
            var errorLines: [Substring] {
                stderr.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            }
        }

        /// The path of the program, in the folder of the built tests.
        static var path: String {
            #if os(macOS)
                let folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
            #else
                let folder = Bundle.main.bundleURL
            #endif
            return folder.appending(path: "spacex-report").path
        }

        /// Runs the program without the environment of this process.
        static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
            try start(path, arguments, environment: environment)
        }

        /// Runs the program through a shell, with text such as `>&-` after it or `ulimit` before it.
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

        /// Runs a tool with empty standard input and waits for it to exit.
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
            // Standard error has much less than a pipe holds, so that it can be read last.
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complained = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Run(
                status: process.terminationStatus,
                stdout: String(decoding: said, as: UTF8.self),
                stderr: String(decoding: complained, as: UTF8.self)
            )
        }

        /// The path of Swift's libraries, if it is set for the tests.
        private static let libraries = ProcessInfo.processInfo.environment
            .filter { $0.key == "LD_LIBRARY_PATH" }

        private final class Marker {}
    }
#endif
