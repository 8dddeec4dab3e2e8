extension String {
    /// The text with a character reference for every character that could be markup, in text and
    /// in attributes.
    var html: String {
        guard utf8.contains(where: { Self.reference(for: $0) != nil }) else { return self }
        var html = ""
        for scalar in unicodeScalars {
            if let byte = UInt8(exactly: scalar.value), let reference = Self.reference(for: byte) {
                html += reference
            } else {
                html.unicodeScalars.append(scalar)
            }
        }
        return html
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

    private static func reference(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
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
        "<a href=\"\(url.html)\" rel=\"noopener noreferrer\">\(html)</a>"
    }
}

extension Image {
    /// The image in a square, loaded lazily.
    func html(size: Int) -> String {
        "<img src=\"\(link.url.html)\" alt=\"\(alternative.html)\""
            + " width=\"\(size)\" height=\"\(size)\" loading=\"lazy\"/>"
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
            case .link(let link, let text): link.html(text)
            }
        }.joined()
    }
}
