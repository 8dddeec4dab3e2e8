extension String {
    /// The text with everything escaped that GitHub's dialect could take for markup.
    var markdown: String {
        guard utf8.contains(where: { Self.isSpecial(Unicode.Scalar($0)) }) else { return self }
        var markdown = ""
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            let next = unicodeScalars[unicodeScalars.index(after: index)...].first
            if scalar == "&" ? Self.continuesReference(next) : Self.isSpecial(scalar) {
                markdown += "\\"
            }
            markdown.unicodeScalars.append(scalar)
        }
        return markdown
    }

    /// The text as a code span, fenced by more backticks than it holds in a row.
    var markdownCode: String {
        let runs = split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        let space = hasPrefix("`") || hasSuffix("`") ? " " : ""
        return fence + space + self + space + fence
    }

    /// The Markdown with its first character escaped where a line could begin a block with it.
    var escapingLineStart: String {
        let rest = drop(while: \.isNumber)
        if let mark = rest.first, rest.startIndex > startIndex, mark == "." || mark == ")" {
            return prefix(upTo: rest.startIndex) + "\\" + rest
        }
        guard let first, "#+-=:>".contains(first) else { return self }
        return "\\" + self
    }

    /// Whether a scalar can begin or end inline markup.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&": true
        default: false
        }
    }

    /// Whether `&` before this scalar could be a character reference, such as `&lt;` or `&#60;`.
    private static func continuesReference(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0 == "#" || $0.properties.isAlphabetic } ?? false
    }
}
