import SectionEssentials

/// A string of a JSON document in its place, which is compared and read without making a `String`.
///
/// It is the key of a member, or a value from ``JSONReader/text()``. It points into the document, so
/// it is valid only in the closure that was given the reader; keep its ``text`` instead.
///
/// ```swift
/// json.object { key, json in
///     switch key {
///     case "name": name = json.string()
///     case "price": price = json.number()
///     default: break
///     }
/// }
/// ```
public struct JSONText: Equatable, ExpressibleByStringLiteral {
    /// The bytes in UTF-8, as they are in the document or the program.
    ///
    /// They are optional only so that a missing `JSONText` has a flag of its own. Without it, the
    /// debug builds of Swift 6.3 mark it by a null pointer, which generic functions and their callers
    /// test in different ways.
    @usableFromInline let bytes: UnsafePointer<UInt8>?

    /// The number of bytes; its complement, which is negative, if they contain escape sequences.
    @usableFromInline let length: Int

    /// Creates a text from bytes between quotation marks, which are valid.
    init(_ bytes: UnsafePointer<UInt8>, count: Int, isEscaped: Bool) {
        self.bytes = bytes
        length = isEscaped ? ~count : count
    }

    /// A text to compare with.
    @inlinable @inline(__always)
    public init(stringLiteral literal: StaticString) {
        bytes = literal.utf8Start
        length = literal.utf8CodeUnitCount
    }

    /// The bytes between the quotation marks, with their escape sequences.
    var source: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes, count: length < 0 ? ~length : length)
    }

    /// The text as a `String`; lone surrogates in escape sequences become U+FFFD.
    public var text: String {
        let text = String(decoding: source, as: UTF8.self)
        return length < 0 ? JSONEscapes.decode(text) : text
    }

    /// Calls `body` with the bytes of the text in UTF-8, which are valid only during the call.
    @inlinable
    public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if length >= 0 { return body(UnsafeBufferPointer(start: bytes, count: length)) }
        var text = text
        return text.withUTF8(body)
    }
}

// MARK: - Comparing

extension JSONText {
    /// Whether two texts are the same bytes in UTF-8.
    @inlinable @inline(__always)
    public static func == (one: JSONText, other: JSONText) -> Bool {
        // Nearly all that differ do so in length or in the first byte, so this is all that stands in
        // a `switch`. A quotation mark or a zero follows the bytes, so there is a first one.
        if one.length == other.length {
            if one.length == 0 || one.first == other.first { return one.hasBytes(of: other) }
            return one.length < 0 && one.hasText(of: other)
        }
        return one.length < 0 || other.length < 0 ? one.hasText(of: other) : false
    }

    /// Whether a text is this one.
    public static func == (one: JSONText, text: String) -> Bool {
        if one.length >= 0, one.length != text.utf8.count { return false }
        let isSame = text.utf8.withContiguousStorageIfAvailable { other in
            one.withUTF8 { $0.count == other.count && $0.hasBytes(of: other) }
        }
        return isSame ?? one.text.utf8.elementsEqual(text.utf8)
    }

    @inlinable @inline(__always)
    var first: UInt8 { bytes?.pointee ?? 0 }

    @usableFromInline
    func hasBytes(of other: JSONText) -> Bool {
        if length < 0 { return hasText(of: other) }
        let others = UnsafeBufferPointer(start: other.bytes, count: length)
        return UnsafeBufferPointer(start: bytes, count: length).hasBytes(of: others)
    }

    @usableFromInline
    func hasText(of other: JSONText) -> Bool {
        text.utf8.elementsEqual(other.text.utf8)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of another buffer of the same size; eight at a time.
    fileprivate func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
        let one = UnsafeRawBufferPointer(self)
        let other = UnsafeRawBufferPointer(other)
        func isSame<Word: FixedWidthInteger & BitwiseCopyable>(at index: Int, _: Word.Type) -> Bool
        {
            one.loadUnaligned(fromByteOffset: index, as: Word.self)
                == other.loadUnaligned(fromByteOffset: index, as: Word.self)
        }
        var index = 0
        while index &+ 8 <= one.count {
            if !isSame(at: index, UInt64.self) { return false }
            index &+= 8
        }
        if one.count & 4 != 0 {
            if !isSame(at: index, UInt32.self) { return false }
            index &+= 4
        }
        if one.count & 2 != 0 {
            if !isSame(at: index, UInt16.self) { return false }
            index &+= 2
        }
        return one.count & 1 == 0 || isSame(at: index, UInt8.self)
    }
}
