/// Bytes of an XML text in their place, such as a name; valid only while its piece is read.
struct XMLText {
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

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
