/// The reason a JSON document cannot be read, and the place where that showed.
public struct JSONError: Error, Equatable, Sendable {
    /// What is wrong with a document.
    public enum Reason: String, Sendable {
        /// There is nothing, or only whitespace.
        case empty = "the document is empty"

        /// It ends in the middle of a value.
        case unexpectedEnd = "the document ends too early"

        /// A byte stands where the grammar of RFC 8259 has no place for it.
        case unexpectedByte = "an unexpected character"

        /// More follows the one value that a document is.
        case trailingBytes = "unexpected data after the document"

        /// The bytes of a string are not UTF-8.
        case invalidUTF8 = "a string that is not UTF-8"

        /// Values are nested deeper than ``JSONReader`` follows them.
        case tooDeep = "objects and arrays are nested too deeply"
    }

    /// What is wrong with the document.
    public let reason: Reason

    /// The offset into the document, in bytes from 0, where the reader stopped.
    public let offset: Int

    /// Creates an error found at a byte offset.
    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension JSONError: CustomStringConvertible {
    /// The reason and the offset as one phrase.
    public var description: String { "\(reason.rawValue), at byte \(offset)" }
}
