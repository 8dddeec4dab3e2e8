extension WebLink {
    /// An autolink, which shows the address.
    var markdown: String { "<\(url)>" }
}

extension Image {
    /// The image, from its copy beside the report; nil if there is none.
    var markdownCopy: String? {
        guard case .copied(let reference)? = rendition else { return nil }
        return "![\(alternative.markdown)](\(reference))"
    }
}

extension String {
    /// The text with every character escaped that could be markup in GitHub Flavored Markdown.
    ///
    /// Mail addresses become code spans, because renderers link them even if they are escaped.
    var markdown: String {
        guard utf8.contains(where: { Unicode.Scalar($0).isMarkdown }) else { return self }
        var markdown = ""
        var rest = self[...]
        while let address = rest.firstMailAddress {
            markdown += rest[..<address.lowerBound].escapedForMarkdown
            markdown += String(rest[address]).markdownCode
            rest = rest[address.upperBound...]
        }
        return markdown + rest.escapedForMarkdown
    }

    /// The text as a code span, delimited by more backticks than it has in a row.
    var markdownCode: String {
        let fence = String(repeating: "`", count: longestRunOfBackticks + 1)
        let backtick = UInt8(ascii: "`")
        let space = utf8.first == backtick || utf8.last == backtick ? " " : ""
        return fence + space + self + space + fence
    }

    /// The lines as a block of code, between fences of more backticks than they have in a row.
    var markdownFence: String {
        let fence = String(repeating: "`", count: max(3, longestRunOfBackticks + 1))
        return "\(fence)text\n\(self)\n\(fence)"
    }

    private var longestRunOfBackticks: Int {
        // Bytes, because a combining mark after a backtick makes another character of it.
        utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    }

    /// The text between two marks, such as `**`, which must be directly next to words.
    func markdown(between mark: String) -> String {
        let isWord = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
        guard
            let first = unicodeScalars.firstIndex(where: isWord),
            let last = unicodeScalars.lastIndex(where: isWord)
        else { return self }
        let end = unicodeScalars.index(after: last)
        return self[..<first] + mark + String(self[first..<end]).markdown + mark + self[end...]
    }

    /// The Markdown without leading spaces, which could make it code, and with its first character
    /// escaped if it could start a block.
    var escapingLineStart: String {
        let line = drop { $0 == " " }
        let rest = line.drop(while: \.isNumber)
        if let mark = rest.first, rest.startIndex > line.startIndex, mark == "." || mark == ")" {
            return line.prefix(upTo: rest.startIndex) + "\\" + rest
        }
        guard let first = line.first, "#+-=:>".contains(first) else { return String(line) }
        return "\\" + line
    }

    /// The Markdown with a final `#` escaped, which a heading would lose.
    var escapingHeadingEnd: String {
        hasSuffix("#") ? dropLast() + "\\#" : self
    }
}

extension Substring {
    /// The first word with an at sign inside it, which could be a mail address.
    fileprivate var firstMailAddress: Range<Index>? {
        var rest = self
        while let sign = rest.firstIndex(of: "@") {
            let after = rest[sign...].dropFirst()
            if let first = after.first, first.isLetter || first.isNumber {
                let start = self[..<sign].reversed().prefix(while: \.isOfMailAddress).count
                let end = after.prefix(while: \.isOfMailAddress).endIndex
                return index(sign, offsetBy: -start)..<end
            }
            rest = after
        }
        return nil
    }

    /// The text with a backslash before every character that could be markup.
    fileprivate var escapedForMarkdown: String {
        var markdown = ""
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            let next = unicodeScalars[unicodeScalars.index(after: index)...].first
            let isMarkup =
                switch scalar {
                case "&": next?.continuesReference == true
                case ":": next == "/"
                case ".": markdown.suffix(3).lowercased() == "www"
                default: scalar.isMarkdown
                }
            if isMarkup { markdown += "\\" }
            markdown.unicodeScalars.append(scalar)
        }
        return markdown
    }
}

extension Character {
    /// Whether renderers accept the character in a mail address.
    fileprivate var isOfMailAddress: Bool {
        isLetter || isNumber || "@.+-_".contains(self)
    }
}

extension Unicode.Scalar {
    /// Whether the character can start or end inline markup, or an extended autolink.
    fileprivate var isMarkdown: Bool {
        switch self {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "@", ":", ".": true
        default: false
        }
    }

    /// Whether `&` before the character could start a reference, such as `&lt;` or `&#60;`.
    fileprivate var continuesReference: Bool {
        self == "#" || properties.isAlphabetic
    }
}
