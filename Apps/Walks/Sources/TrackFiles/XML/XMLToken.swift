/// A part of an XML text; comments and processing instructions are left out.
enum XMLToken {
    /// The XML declaration, with its attributes.
    case declaration([XMLTag.Attribute])

    /// A start tag; `isEmpty` if it is the whole element.
    case open(XMLTag, isEmpty: Bool)

    /// An end tag, by the name with its prefix.
    case close(XMLText)

    /// Text in which references are not replaced yet.
    case text(XMLText)

    /// Text of a CDATA section, which has no references.
    case literal(XMLText)
}
