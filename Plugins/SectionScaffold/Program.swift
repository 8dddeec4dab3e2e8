import Foundation

/// Another program, run to its end.
enum Program {
    /// Its exit status and what it wrote to standard output.
    ///
    /// - Throws: an error of the system when there is no such program.
    static func run(
        _ path: String,
        _ arguments: [String]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Formats all Swift files of a folder as the package's own are.
    static func format(_ folder: URL, with formatter: String, configuration: URL) throws {
        let arguments = ["format", "--in-place", "--recursive"]
        let result = try run(
            formatter, arguments + ["--configuration", configuration.path, folder.path])
        guard result.status == 0 else {
            throw ScaffoldError("\(formatter) could not format the files of the new section.")
        }
    }

    /// Those of the files that Git knows and that differ from what was last committed.
    ///
    /// None where there is no Git, or the package is not under it.
    static func uncommitted(_ files: [String], in package: URL) -> [String] {
        let arguments = ["git", "-C", package.path, "--no-optional-locks", "status"]
        let result = try? run("/usr/bin/env", arguments + ["--porcelain", "--"] + files)
        guard let result, result.status == 0 else { return [] }
        return result.output.split(separator: "\n").filter { !$0.hasPrefix("??") }
            .compactMap { line in files.first { line.hasSuffix($0) } }
    }
}
