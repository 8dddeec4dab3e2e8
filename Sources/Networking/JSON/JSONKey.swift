import Essentials

/// The name of a member of a JSON object, compared with literals without making text of it.
///
/// It points into the document, so it is valid only in the closure that it was passed to; keep
/// its ``text`` instead.
///
/// ```swift
/// json.object { key, json in
///     switch key {
///     case "id": id = json.string()
///     case "name": name = json.string()
///     default: break
///     }
/// }
/// ```
public struct JSONKey: Equatable, ExpressibleByStringLiteral {
    @usableFromInline enum Name {
        /// As it stands in the document, or as the program spells it.
        case plain(UnsafeRawBufferPointer)

        /// Written with escapes, or not in ASCII.
        case decoded(String)
    }

    @usableFromInline let name: Name

    init(_ name: Name) {
        self.name = name
    }

    /// A key to compare with.
    @inlinable
    public init(stringLiteral literal: StaticString) {
        name = .plain(
            UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// The key as text.
    public var text: String {
        switch name {
        case .plain(let bytes): String(decoding: bytes, as: UTF8.self)
        case .decoded(let text): text
        }
    }

    /// Whether two keys are the same bytes in UTF-8.
    @inlinable
    public static func == (one: JSONKey, other: JSONKey) -> Bool {
        guard case .plain(let left) = one.name, case .plain(let right) = other.name else {
            return one.text.utf8.elementsEqual(other.text.utf8)
        }
        guard left.count == right.count else { return false }
        for index in left.indices where left[index] != right[index] { return false }
        return true
    }

    /// Whether a key is this text.
    public static func == (key: JSONKey, text: String) -> Bool {
        switch key.name {
        case .plain(let bytes): bytes.elementsEqual(text.utf8)
        case .decoded(let name): name.utf8.elementsEqual(text.utf8)
        }
    }
}
