import Foundation
import Testing

/// Data files of Unicode, to check column widths against.
enum UnicodeData {
    static let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }

    /// Returns the scalars with an East Asian Width of W or F.
    static func wide() throws -> Set<Unicode.Scalar> {
        var wide: Set<Unicode.Scalar> = []
        for record in try records("EastAsianWidth-wide.txt") {
            let bounds = try record.prefix { $0 != ";" }.split(separator: ".").map(number)
            let first = try #require(bounds.first)
            let last = try #require(bounds.last)
            wide.formUnion((first...last).compactMap(Unicode.Scalar.init))
        }
        return wide
    }

    /// Returns the fully-qualified emoji.
    static func emoji() throws -> [String] {
        try records("emoji-sequences.txt").map { record in
            var scalars = String.UnicodeScalarView()
            for field in record.split(separator: " ") {
                scalars.append(try #require(Unicode.Scalar(number(field))))
            }
            return String(scalars)
        }
    }

    /// Returns the lines of a file without empty lines and comments, which start with `#`.
    private static func records(_ name: String) throws -> [Substring] {
        let file = Bundle.module.bundleURL.appending(path: "Unicode/\(name)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
    }

    private static func number(_ field: Substring) throws -> UInt32 {
        try #require(UInt32(field, radix: 16))
    }
}
