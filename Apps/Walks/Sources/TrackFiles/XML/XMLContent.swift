/// The text of an element in UTF-8, whose references are replaced.
struct XMLContent {
    private(set) var bytes: [UInt8] = []

    /// Whether a reference stays as it is, because XML does not define it.
    private(set) var hasUnknownReference = false

    /// Whether bytes beyond ASCII are characters of Latin-1 and not UTF-8.
    var isLatin1 = false

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        hasUnknownReference = false
    }

    /// Adds text of the document.
    ///
    /// - Parameter isLiteral: whether an ampersand is just that, as in a CDATA section.
    mutating func append(_ text: XMLText, isLiteral: Bool) {
        let ampersand = UInt8(ascii: "&")
        if !isLatin1, isLiteral || !text.bytes.contains(ampersand) {
            bytes.append(contentsOf: text.bytes)
            return
        }
        var rest = text.bytes[...]
        while !isLiteral, let start = rest.firstIndex(of: ampersand) {
            append(rest[..<start])
            rest = rest[start...]
            let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";"))
            if let end, let scalar = Self.scalar(rest[(start + 1)..<end]) {
                bytes.append(contentsOf: Self.utf8(scalar))
                rest = rest[(end + 1)...]
            } else {
                hasUnknownReference = true
                bytes.append(ampersand)
                rest = rest.dropFirst()
            }
        }
        append(rest)
    }

    private mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        if isLatin1 {
            for byte in text { bytes.append(contentsOf: Self.utf8(Unicode.Scalar(byte))) }
        } else {
            bytes.append(contentsOf: text)
        }
    }

    private static func utf8(_ scalar: Unicode.Scalar) -> some Sequence<UInt8> {
        UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }

    /// The character of a reference (XML 1.0, section 4.1); nil for an unknown one.
    private static func scalar(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        let name = String(decoding: name, as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value =
                digits.hasPrefix("x")
                ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
            return value.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : $0 }
        }
    }
}

extension XMLContent {
    /// The text on one line, without white space around it; nil if it is blank.
    ///
    /// Bytes that are not UTF-8 are taken for Latin-1, in which files without a declared encoding
    /// often are; then it is not valid.
    var words: (text: String, isValid: Bool)? {
        let valid = String(validating: bytes, as: UTF8.self)
        let text = valid ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : (words, valid != nil)
    }
}
