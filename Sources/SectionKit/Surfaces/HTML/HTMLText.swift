extension String {
    /// The text with a character reference for every character that could be markup, in text and
    /// in attributes.
    package var html: String {
        if HTMLEscaping.isPlain(self) { return self }
        var buffer = TextBuffer()
        buffer.append(self, escapedBy: HTMLEscaping.self)
        return buffer.text
    }

    /// The markup with a character reference for every character that is not ASCII.
    var asciiHTML: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var html = ""
        for scalar in unicodeScalars {
            if scalar.isASCII {
                html.unicodeScalars.append(scalar)
            } else {
                html += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
            }
        }
        return html
    }
}

/// The characters that could be markup, with a character reference for each.
enum HTMLEscaping: EscapingRules {
    static func replacement(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }

    static func isPlain(_ bytes: EightBytes) -> Bool {
        // "&" and "'" differ only in their last bit, "<" and ">" only in the one before it.
        !bytes.contains("&", ignoring: 1) && !bytes.contains("<", ignoring: 2)
            && !bytes.contains("\"")
    }
}

extension WebLink {
    /// A link with this text, which sends no referrer.
    func html(_ text: String) -> String {
        anchor(around: text.html)
    }

    /// A link that shows its address without scheme and trailing slash; it can break after a slash.
    var html: String {
        let address = url.drop { $0 != "/" }.dropFirst(2)
        let words = address.hasSuffix("/") ? address.dropLast() : address
        return anchor(around: String(words).html.replacing("/", with: "/<wbr/>"))
    }

    private func anchor(around html: String) -> String {
        var buffer = TextBuffer()
        writeAnchor(around: html, to: &buffer)
        return buffer.text
    }

    /// Writes a link around markup, which sends no referrer.
    func writeAnchor(around html: String, to buffer: inout TextBuffer) {
        buffer.append("<a href=\"")
        buffer.append(url, escapedBy: HTMLEscaping.self)
        buffer.append("\" rel=\"noopener noreferrer\">")
        buffer.append(html)
        buffer.append("</a>")
    }
}

extension InlineText {
    /// The text as phrasing content.
    var html: String {
        spans.map { span in
            switch span {
            case .plain(let text): text.html
            case .strong(let text): "<strong>\(text.html)</strong>"
            case .emphasis(let text): "<em>\(text.html)</em>"
            case .code(let text): "<code>\(text.html)</code>"
            case .toned(let tone, let text): HTMLCells.markup(of: Badge(text, tone))
            case .link(let link, let text): link.html(text)
            }
        }.joined()
    }
}
