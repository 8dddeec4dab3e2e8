import Foundation

/// A program of the package: its product, and the target that contains its catalog.
struct Program: Equatable {
    let name: String
    let target: String
    let folder: URL

    /// Parses a line for each program: name, target and folder, separated by `=`.
    static func all(in text: String) -> [Program] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { return nil }
            return Program(name: parts[0], target: parts[1], folder: URL(filePath: parts[2]))
        }
    }

    /// Returns the Swift file that lists the program's recipes; nil if there is none.
    func catalog() throws -> URL? {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { folder.appending(path: $0) }
            .first { Catalog.lists(try String(contentsOf: $0, encoding: .utf8)) }
    }
}
