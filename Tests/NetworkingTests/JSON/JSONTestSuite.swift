import Foundation

/// The documents of JSONTestSuite, by Nicolas Seriot: <https://github.com/nst/JSONTestSuite>.
enum JSONTestSuite {
    struct Document: CustomStringConvertible, Sendable {
        let name: String
        let bytes: Data

        var description: String { name }
    }

    /// Returns the documents whose names begin with `y_`, `n_` or `i_`: a parser must accept them,
    /// must refuse them, or may do either.
    static func documents(_ prefix: String) throws -> [Document] {
        let file = Bundle.module.bundleURL.appending(path: "JSONTestSuite.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return (lines.filter { !$0.hasPrefix("#") }.map(document) + repeated)
            .filter { $0.name.hasPrefix(prefix) }
    }

    /// The documents that the file describes, because they are long.
    private static let repeated = [
        Document(
            name: "n_structure_100000_opening_arrays",
            bytes: Data(String(repeating: "[", count: 100_000).utf8)),
        Document(
            name: "n_structure_open_array_object",
            bytes: Data((String(repeating: #"[{"":"#, count: 50_000) + "\n").utf8)),
    ]

    private static func document(_ line: Substring) -> Document {
        let name = line.prefix { $0 != " " }
        return Document(
            name: String(name), bytes: percentDecoded(line.dropFirst(name.count + 1)))
    }

    /// Decodes bytes, which need not be UTF-8, as `removingPercentEncoding` requires.
    private static func percentDecoded(_ text: Substring) -> Data {
        let parts = text.split(separator: "%", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: Data(parts[0].utf8)) { bytes, part in
            bytes += [UInt8(part.prefix(2), radix: 16) ?? 0] + part.dropFirst(2).utf8
        }
    }
}
