import Essentials

/// The name of a member of a JSON object, compared with literals without making text of it.
///
/// It points into the document, so it is valid only in the closure that it was passed to; keep
/// its ``text`` instead.
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
public struct JSONKey: Equatable, ExpressibleByStringLiteral {
    /// The bytes in UTF-8, as they are in the document or the program.
    @usableFromInline let bytes: UnsafePointer<UInt8>?

    /// The number of bytes; negative for a key that is not in its place, but in `decoded`.
    @usableFromInline let count: Int

    /// A key that has escapes, or is not in ASCII.
    @usableFromInline let decoded: String?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes.baseAddress
        count = bytes.count
        decoded = nil
    }

    init(decoded: String) {
        bytes = nil
        count = -1
        self.decoded = decoded
    }

    /// A key to compare with.
    @inlinable @inline(__always)
    public init(stringLiteral literal: StaticString) {
        bytes = literal.utf8Start
        count = literal.utf8CodeUnitCount
        decoded = nil
    }

    /// The key as text.
    public var text: String {
        if let decoded { return decoded }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Whether two keys are the same bytes in UTF-8.
    @inlinable @inline(__always)
    public static func == (one: JSONKey, other: JSONKey) -> Bool {
        // Nearly all that differ do so in length, so this is all that stands in a `switch`.
        if one.count == other.count { return one.hasBytes(of: other) }
        return one.count < 0 || other.count < 0 ? one.hasText(of: other) : false
    }

    @usableFromInline
    func hasBytes(of other: JSONKey) -> Bool {
        guard let bytes, let others = other.bytes else { return hasText(of: other) }
        for index in 0..<count where bytes[index] != others[index] { return false }
        return true
    }

    @usableFromInline
    func hasText(of other: JSONKey) -> Bool {
        text.utf8.elementsEqual(other.text.utf8)
    }

    /// Whether a key is this text.
    public static func == (key: JSONKey, text: String) -> Bool {
        if let decoded = key.decoded { return decoded.utf8.elementsEqual(text.utf8) }
        return UnsafeBufferPointer(start: key.bytes, count: key.count).elementsEqual(text.utf8)
    }
}
