/// A start tag, or that of an empty element.
struct XMLTag {
    /// An attribute of a tag.
    struct Attribute {
        let name: XMLText

        /// The value as it is in the text: references are not replaced.
        let value: XMLText
    }

    /// The name with its prefix.
    var fullName = XMLText()

    /// The prefix of the name, without the colon; empty if it has none.
    var prefix = XMLText()

    /// The name without its prefix.
    var name = XMLText()

    /// The attributes, in order.
    var attributes: [Attribute] = []

    /// Whether the name has this prefix; an empty one is none.
    func hasPrefix(_ other: [UInt8]) -> Bool {
        prefix.count == other.count
            && other.withUnsafeBufferPointer { prefix.bytes.hasBytes(of: $0) }
    }
}
