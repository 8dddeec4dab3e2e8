/// The open elements of an XML text: checks that they are well-formed, and gives them to a handler.
struct XMLElements<Handler: XMLHandler>: Sendable {
    /// The maximum depth of elements.
    private static var depthLimit: Int { 200 }

    var handler: Handler

    private var names = XMLNames()

    /// Whether the root element has begun.
    private var hasBegun = false

    private var content = XMLContent()

    /// The number of open elements with the one whose text is wanted; 0 if no text is wanted.
    private var contentDepth = 0

    /// The number of open elements with the one of which nothing is wanted; 0 if there is none.
    private var ignoredDepth = 0

    init(_ handler: Handler) {
        self.handler = handler
    }

    /// Whether the root element has ended.
    var isOver: Bool { hasBegun && names.isEmpty }

    /// Takes the next token of a scanner; returns what is wrong with it.
    mutating func take(
        _ token: XMLToken, of scanner: borrowing XMLScanner, at place: XMLPlace
    ) -> XMLFlaw? {
        switch token {
        case .open: return open(scanner.tag, at: place)
        case .empty: return open(scanner.tag, at: place) ?? close(scanner.tag.fullName, at: place)
        case .close: return close(scanner.text, at: place)
        case .text: return add(scanner.text, isLiteral: false)
        case .literal: return add(scanner.text, isLiteral: true)
        case .declaration:
            readEncoding(scanner.tag.attributes)
            return nil
        }
    }

    private mutating func open(_ tag: XMLTag, at place: XMLPlace) -> XMLFlaw? {
        if isOver { return .outsideOfRoot }
        if names.count >= Self.depthLimit { return .tooDeep(limit: Self.depthLimit) }
        hasBegun = true
        names.append(tag.fullName)
        if ignoredDepth == 0 {
            switch handler.open(tag, at: place) {
            case .nothing: ignoredDepth = names.count
            case .elements: break
            case .text: contentDepth = names.count
            }
        }
        return nil
    }

    private mutating func close(_ name: XMLText, at place: XMLPlace) -> XMLFlaw? {
        if names.isEmpty { return .outsideOfRoot }
        if !names.endIs(name) { return .wrongEndTag(open: names.last) }
        if ignoredDepth == 0 {
            handler.close(content, at: place)
        } else if ignoredDepth == names.count {
            ignoredDepth = 0
        }
        if contentDepth == names.count {
            contentDepth = 0
            content.removeAll()
        }
        names.removeLast()
        return nil
    }

    private mutating func add(_ text: XMLText, isLiteral: Bool) -> XMLFlaw? {
        if contentDepth > 0, contentDepth == names.count {
            content.append(text, isLiteral: isLiteral)
        } else if names.isEmpty, !text.isBlank {
            return isOver ? .outsideOfRoot : .unexpectedCharacter
        }
        return nil
    }

    private mutating func readEncoding(_ attributes: [XMLTag.Attribute]) {
        guard let value = attributes.first(where: { $0.name == "encoding" })?.value else { return }
        switch value.string.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii": break
        case "iso-8859-1", "latin1", "windows-1252", "cp1252": content.isLatin1 = true
        default: handler.hasUnknownEncoding(value.string)
        }
    }
}
