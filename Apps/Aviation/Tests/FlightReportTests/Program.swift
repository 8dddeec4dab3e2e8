#if os(macOS) || os(Linux)
    import Foundation

    /// Runs the built program as a process that inherits nothing of this environment.
    enum Program {
        /// The exit status and the output of a run.
        struct Run: Sendable {
            let status: Int32
            let stdout: String
            let stderr: String
        }

        /// The program is in the folder that the tests were built in.
        private static var folder: URL {
            #if os(macOS)
                Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
            #else
                Bundle.main.bundleURL
            #endif
        }

        /// Runs the program on a thread of its own, because the tests' tasks share few threads.
        static func run(_ arguments: String...) async throws -> Run {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(with: Result { try start(arguments) })
                }
            }
        }

        private static func start(_ arguments: [String]) throws -> Run {
            let process = Process()
            let (output, errors) = (Pipe(), Pipe())
            process.executableURL = folder.appending(path: "flight-report")
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment
                .filter { $0.key == "LD_LIBRARY_PATH" }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            // The standard error fits into the pipe, so it can be read later.
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complained = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Run(
                status: process.terminationStatus,
                stdout: String(decoding: said, as: UTF8.self),
                stderr: String(decoding: complained, as: UTF8.self))
        }

        private final class Marker {}
    }
#endif
