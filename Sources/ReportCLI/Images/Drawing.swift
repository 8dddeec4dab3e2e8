import SectionEssentials
import SectionKit

/// The output of a program that draws, checked: text and colours, of the size that was asked for.
struct Drawing {
    /// The lines, each with its own colours.
    let lines: [String]

    /// The sequence that ends all colours.
    private static let end = "\u{1B}[0m"

    /// Checks an output; nil if it is empty, too large, or has control characters other than line
    /// feeds and SGR sequences (ECMA-48).
    init?(_ output: Data, _ style: DrawingStyle) {
        var text = String(decoding: output, as: UTF8.self)
        while text.hasSuffix("\n") { text.removeLast() }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !text.isEmpty, lines.count <= style.rows else { return nil }
        var painted: [String] = []
        for line in lines {
            guard let plain = Self.withoutColors(line), plain.safe == plain,
                plain.displayWidth <= style.columns, !style.isASCII || plain.asciiOnly == plain
            else { return nil }
            let isPlain = style.colors == .none || plain == line
            painted.append(isPlain ? plain : line.hasSuffix(Self.end) ? line : line + Self.end)
        }
        self.lines = painted
    }

    /// The text without its SGR sequences; nil if a sequence is something else.
    private static func withoutColors(_ line: String) -> String? {
        var plain = ""
        var rest = line.unicodeScalars[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            plain.unicodeScalars += rest[..<escape]
            let sequence = rest[escape...].dropFirst()
            guard sequence.first == "[" else { return nil }
            let end = sequence.dropFirst().firstIndex { !("0"..."9" ~= $0 || $0 == ";") }
            guard let end, rest[end] == "m" else { return nil }
            rest = rest[end...].dropFirst()
        }
        plain.unicodeScalars += rest
        return plain
    }
}
