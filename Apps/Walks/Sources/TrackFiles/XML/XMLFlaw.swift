/// A problem with an XML text.
enum XMLFlaw: Equatable, Sendable {
    /// A character that the grammar of XML 1.0 does not allow there.
    case unexpectedCharacter

    /// The text ends within a tag, a comment or an element.
    case unexpectedEnd

    /// The end tag of another element than the open one.
    case wrongEndTag(open: String)

    /// Something follows the root element, or stands before it.
    case outsideOfRoot

    /// A document type definition, which may define entities.
    case documentType

    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)

    /// A tag, a text or a comment is longer than the limit, in bytes.
    case tooLong(limit: Int)
}

extension XMLFlaw {
    /// Whether only the end of the text is broken, so that what stands before it is of use.
    var isAboutEnd: Bool { self == .unexpectedEnd || self == .outsideOfRoot }
}

extension XMLFlaw: CustomStringConvertible {
    var description: String {
        switch self {
        case .unexpectedCharacter: "there is an unexpected character"
        case .unexpectedEnd: "the file ends too early"
        case .wrongEndTag(let open): "the end tag is not that of <\(open)>"
        case .outsideOfRoot: "something is outside of the root element"
        case .documentType:
            "it has a document type (DOCTYPE), whose entities are not read for safety"
        case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
        case .tooLong(let limit): "a tag or a text is longer than \(limit >> 10) KB"
        }
    }
}
