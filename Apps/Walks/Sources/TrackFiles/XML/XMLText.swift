/// Bytes of an XML text in their place, such as a name; valid only while its piece is read.
struct XMLText {
    let bytes: UnsafeBufferPointer<UInt8>

    var count: Int { bytes.count }

    /// Whether the text is this one.
    @inline(__always)
    static func == (text: XMLText, literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard text.bytes.count == count else { return false }
        let other = literal.utf8Start
        for index in 0..<count where text.bytes[index] != other[index] { return false }
        return true
    }

    /// Whether it is only white space.
    var isBlank: Bool { bytes.allSatisfy(Self.isBlank) }

    /// The text as a `String`; bytes that are not UTF-8 become U+FFFD.
    var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// A start tag, or that of an empty element.
struct XMLTag {
    /// An attribute of a tag.
    struct Attribute {
        let name: XMLText

        /// The value as it is in the text: references are not replaced.
        let value: XMLText
    }

    /// The name with its prefix.
    let fullName: XMLText

    /// The prefix of the name, without the colon; empty if it has none.
    let prefix: XMLText

    /// The name without its prefix.
    let name: XMLText

    let attributes: [Attribute]

    /// Whether the name has this prefix; an empty one is none.
    func hasPrefix(_ other: [UInt8]) -> Bool {
        prefix.count == other.count
            && other.withUnsafeBufferPointer { prefix.bytes.hasBytes(of: $0) }
    }
}
