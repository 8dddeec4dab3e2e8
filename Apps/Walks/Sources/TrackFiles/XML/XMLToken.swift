/// A part of an XML text, of which ``XMLScanner`` has the details; comments and processing instructions
/// are left out.
enum XMLToken {
    /// The XML declaration, with its attributes.
    case declaration

    /// A start tag.
    case open

    /// The tag of an empty element.
    case empty

    /// An end tag, whose name is not validated.
    case close

    /// Text in which references are not replaced yet.
    case text

    /// Text of a CDATA section, which has no references.
    case literal
}
