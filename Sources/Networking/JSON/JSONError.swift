/// The reason a JSON document cannot be read, and the place where that showed.
public struct JSONError: Error, Equatable, Sendable {
    /// What is wrong with a document.
    public enum Reason: String, Sendable {
        case empty = "the document is empty"
        case unexpectedEnd = "the document ends too early"
        case unexpectedByte = "an unexpected character"
        case trailingBytes = "something follows the document's value"
        case invalidUTF8 = "a string that is not UTF-8"
        case tooDeep = "objects and arrays are nested too deeply"
        case notAnArray = "an array was expected"
    }

    /// What is wrong with the document.
    public let reason: Reason

    /// The offset into the document, in bytes from 0, where the reader stopped.
    public let offset: Int

    /// Creates an error found at a byte offset.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension JSONError: CustomStringConvertible {
    /// The reason and the offset as one phrase.
    public var description: String { "\(reason.rawValue), at byte \(offset)" }
}
