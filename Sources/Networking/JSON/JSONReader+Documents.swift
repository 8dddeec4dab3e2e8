/// The tokens of the outer arrays and objects of a document that is read in parts.
extension JSONReader {
    /// Creates a reader for a part of a document, which must outlive it.
    ///
    /// - Parameters:
    ///   - depth: the number of arrays and objects that are open at its start.
    ///   - isLast: whether the document ends with this part.
    init(part bytes: UnsafeBufferPointer<UInt8>, depth: Int, isLast: Bool) {
        scanner = JSONScanner(bytes, depth: depth)
        isLastPart = isLast
        // A part begins between two values.
        start = -1
    }

    /// Whether the last token ends with the part, so that it may continue in the next one.
    var mayGoOn: Bool { !isLastPart && scanner.isAtEnd }

    /// Reads a value with `body`, and returns its range; nil if it is invalid or incomplete.
    @usableFromInline
    mutating func wholeValue(_ body: (inout JSONReader) -> Void) -> Range<Int>? {
        let start = scanner.position
        value(body)
        return failure != nil || mayGoOn ? nil : start..<scanner.position
    }

    /// The offset of the next token in the part.
    var position: Int { scanner.position }

    /// Whether the next value is null, or something invalid with its first letter.
    var isAtNull: Bool { failure == nil && scanner.byte == UInt8(ascii: "n") }

    /// Whether the next value is an array.
    var isAtArray: Bool { failure == nil && scanner.byte == UInt8(ascii: "[") }

    /// Moves to the value of the document; returns its first byte.
    mutating func startDocument() -> UInt8 {
        _ = scan { scanner throws(JSONError) in try scanner.startDocument() }
        return failure == nil ? scanner.byte : 0
    }

    /// Skips the white space after the value of the document.
    mutating func endDocument() {
        _ = scan { scanner throws(JSONError) in try scanner.endDocument() }
    }
}
