#if os(macOS) || os(Linux)
    import Foundation

    /// `Scripts/make-archive` with a folder of responses.
    struct MakeArchive {
        static let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

        /// Whether Python 3 is installed.
        static var canRun: Bool { (try? python("--version"))?.status == 0 }

        private let folder: URL
        private var responses: URL { folder.appending(path: "responses") }
        private var output: URL { folder.appending(path: "output") }

        /// Creates a folder with responses; the keys are file names without `.json`.
        init(_ texts: [String: String]) throws {
            folder = FileManager.default.temporaryDirectory
                .appending(path: "make-archive-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: responses,
                withIntermediateDirectories: true
            )
            for (name, text) in texts {
                try replace(name, with: text)
            }
        }

        func replace(_ name: String, with text: String) throws {
            try Data(text.utf8).write(to: responses.appending(path: "\(name).json"))
        }

        func run() throws -> Run {
            try Self.script(responses.path, "--output", output.path)
        }

        /// The files that the script wrote, by name; nil if it created no folder.
        func written() throws -> [String: String]? {
            guard FileManager.default.fileExists(atPath: output.path) else { return nil }
            return try Self.files(in: output)
        }

        func remove() {
            try? FileManager.default.removeItem(at: folder)
        }

        static func files(in folder: URL) throws -> [String: String] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try names.reduce(into: [:]) { files, name in
                let data = try Data(contentsOf: folder.appending(path: name))
                files[name] = String(decoding: data, as: UTF8.self)
            }
        }

        static func script(_ arguments: String...) throws -> Run {
            try python([root.appending(path: "Scripts/make-archive").path] + arguments)
        }

        private static func python(_ arguments: String...) throws -> Run {
            try python(arguments)
        }

        private static func python(_ arguments: [String]) throws -> Run {
            let process = Process()
            let (output, errors) = (Pipe(), Pipe())
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3"] + arguments
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            // Each is much less than a pipe holds, so that reading one cannot block the other.
            let printed = output.fileHandleForReading.readDataToEndOfFile()
            let complained = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Run(
                status: process.terminationStatus,
                output: String(decoding: printed, as: UTF8.self),
                errors: String(decoding: complained, as: UTF8.self)
            )
        }

        /// The exit status and the output of a process.
        struct Run {
            let status: Int32
            let output: String
            let errors: String
        }
    }
#endif
