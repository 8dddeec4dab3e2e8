/// The plain text of HTML, as servers write names of authors.
enum PlainText {
    /// Returns the text that a reader sees on one line; nil if there is none.
    ///
    /// Scripts, styles and elements that are hidden by their own style are left out.
    static func of(html: String) -> String? {
        var text = ""
        var rest = html[...]
        /// The names of the elements that are open, from the outermost that is not shown.
        var hidden: [Substring] = []
        while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
            if hidden.isEmpty { text += rest[..<start] }
            rest = rest[start...]
            if rest.first == "&" {
                let (character, length) = entity(rest)
                if hidden.isEmpty { text += character }
                rest = rest.dropFirst(length)
                continue
            }
            guard let end = rest.firstIndex(of: ">") else {
                rest = ""
                break
            }
            follow(Tag(rest[..<end].dropFirst()), &hidden)
            // A break or a block separates words.
            if hidden.isEmpty { text += " " }
            rest = rest[rest.index(after: end)...]
        }
        if hidden.isEmpty { text += rest }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let tidy = words.replacing(" ,", with: ",").replacing(" .", with: ".")
        return tidy.isEmpty ? nil : String(tidy.prefix(limit))
    }

    /// The most characters of a text.
    private static let limit = 300

    private struct Tag {
        let name: Substring
        let isEnd: Bool

        /// Whether nothing of the element is shown.
        let isHidden: Bool

        init(_ content: Substring) {
            isEnd = content.first == "/"
            let inner = isEnd ? content.dropFirst() : content
            name = inner.lowercased()[...].prefix { $0.isLetter || $0.isNumber }
            let style = inner.filter { !$0.isWhitespace }.lowercased()
            isHidden = ["script", "style"].contains(name) || style.contains("display:none")
        }
    }

    private static func follow(_ tag: Tag, _ hidden: inout [Substring]) {
        if tag.isEnd {
            guard let place = hidden.lastIndex(of: tag.name) else { return }
            hidden.removeSubrange(place...)
        } else if tag.isHidden || !hidden.isEmpty && hidden.contains(tag.name) {
            hidden.append(tag.name)
        }
    }

    /// Returns the character of an entity at the beginning of a text, and the entity's length.
    private static func entity(_ text: Substring) -> (character: String, length: Int) {
        guard let end = text.prefix(12).firstIndex(of: ";") else { return ("&", 1) }
        let name = text[..<end].dropFirst()
        let length = name.count + 2
        if let character = names[String(name)] { return (character, length) }
        let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
        guard name.first == "#",
            let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            let scalar = Unicode.Scalar(code)
        else { return ("&", 1) }
        return (String(scalar), length)
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
        "mdash": "—", "copy": "©", "middot": "·",
    ]
}
