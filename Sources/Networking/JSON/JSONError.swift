/// The reason a JSON document cannot be read, and the position of the error.
public struct JSONError: Error, Equatable, Sendable {
    /// A problem with a JSON document.
    public enum Reason: String, Sendable {
        /// The document is empty, or only white space.
        case empty = "the document is empty"

        /// The document ends within a value.
        case unexpectedEnd = "the document ends too early"

        /// A byte that the grammar of RFC 8259 does not allow there.
        case unexpectedByte = "an unexpected character"

        /// Something follows the value of the document.
        case trailingBytes = "unexpected data after the document"

        /// A string is not valid UTF-8.
        case invalidUTF8 = "a string that is not UTF-8"

        /// Values are nested deeper than ``JSONReader`` supports.
        case tooDeep = "objects and arrays are nested too deeply"
    }

    /// What is wrong with the document.
    public let reason: Reason

    /// The offset in the document where the reader stopped, in bytes from 0.
    public let offset: Int

    /// Creates an error at a byte offset.
    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension JSONError: CustomStringConvertible {
    /// The reason and the offset as one phrase.
    public var description: String { "\(reason.rawValue), at byte \(offset)" }
}
