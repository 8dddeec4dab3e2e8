import SectionEssentials

/// Text in UTF-8 that is put together piece by piece, in memory that the next text uses again.
///
/// A surface that sets a row this way makes one string for the row instead of several for each
/// cell.
struct TextBuffer {
    private var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    /// The length of the text in UTF-8.
    var count: Int { bytes.count }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer(body)
    }

    /// Removes the text and keeps the memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// The text as a string.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ utf8: Slice<UnsafeBufferPointer<UInt8>>) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8))
    }

    mutating func append(_ byte: UInt8, count: Int) {
        for _ in 0..<count { bytes.append(byte) }
    }

    mutating func append(_ character: Unicode.Scalar) {
        if character.isASCII {
            bytes.append(UInt8(truncatingIfNeeded: character.value))
        } else {
            append(String(character))
        }
    }

    /// Appends at most 32 bytes that a closure writes, such as a number.
    mutating func append(_ write: (inout ASCIIWriter) -> Void) {
        ASCIIWriter.withBytes(limit: 32, write) { bytes.append(contentsOf: $0) }
    }

    /// Passes the text on, if there is enough of it for a piece, and removes it.
    mutating func pass<Failure: Error>(
        to sink: (String) throws(Failure) -> Void
    ) throws(Failure) {
        guard bytes.count >= 1 << 14 else { return }
        try sink(text)
        removeAll()
    }

    /// Appends a text with a replacement for each byte that a format escapes.
    mutating func append<Rules: EscapingRules>(_ text: String, escapedBy rules: Rules.Type) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            while let index = rules.firstEscaped(in: utf8, from: start) {
                append(utf8[start..<index])
                rules.replacement(for: utf8[index])?.withUTF8Buffer {
                    bytes.append(contentsOf: $0)
                }
                start = index + 1
            }
            append(utf8[start...])
        }
    }
}
