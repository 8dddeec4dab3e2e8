extension WebLink {
    /// An autolink, which shows itself.
    var markdown: String { "<\(url)>" }
}

extension String {
    /// The text with everything escaped that GitHub's dialect could take for markup.
    var markdown: String {
        guard utf8.contains(where: { Self.isSpecial(Unicode.Scalar($0)) }) else { return self }
        var markdown = ""
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            let next = unicodeScalars[unicodeScalars.index(after: index)...].first
            let isMarkup =
                switch scalar {
                case "&": Self.continuesReference(next)
                case ":": next == "/"
                case ".": markdown.hasSuffix("www")
                default: Self.isSpecial(scalar)
                }
            if isMarkup { markdown += "\\" }
            markdown.unicodeScalars.append(scalar)
        }
        return markdown
    }

    /// The text as a code span, fenced by more backticks than it holds in a row.
    var markdownCode: String {
        // Bytes, because a mark may stand on a backtick and make another character of it.
        let backtick = UInt8(ascii: "`")
        let runs = utf8.split { $0 != backtick }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        let space = utf8.first == backtick || utf8.last == backtick ? " " : ""
        return fence + space + self + space + fence
    }

    /// The text between two marks, such as `**`, which take effect only right beside words.
    func markdown(between mark: String) -> String {
        let isWord = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
        guard
            let first = unicodeScalars.firstIndex(where: isWord),
            let last = unicodeScalars.lastIndex(where: isWord)
        else { return self }
        let end = unicodeScalars.index(after: last)
        return self[..<first] + mark + String(self[first..<end]).markdown + mark + self[end...]
    }

    /// The Markdown without spaces before it, which could make it code, and with its first
    /// character escaped where a line could begin a block with it.
    var escapingLineStart: String {
        let line = drop { $0 == " " }
        let rest = line.drop(while: \.isNumber)
        if let mark = rest.first, rest.startIndex > line.startIndex, mark == "." || mark == ")" {
            return line.prefix(upTo: rest.startIndex) + "\\" + rest
        }
        guard let first = line.first, "#+-=:>".contains(first) else { return String(line) }
        return "\\" + line
    }

    /// The Markdown with its last character escaped where a heading would lose it.
    var escapingHeadingEnd: String {
        hasSuffix("#") ? dropLast() + "\\#" : self
    }

    /// Whether a scalar can begin or end inline markup, or make an address a link by itself.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "@", ":", ".": true
        default: false
        }
    }

    /// Whether `&` before this scalar could be a character reference, such as `&lt;` or `&#60;`.
    private static func continuesReference(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0 == "#" || $0.properties.isAlphabetic } ?? false
    }
}
