import Foundation
import SectionKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A page parsed by a strict XML parser, which stops at every error.
struct HTMLPage {
    /// An element, with the text in it and in its descendants.
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    /// The error of the parser.
    struct Fault: Error {
        let reason: String
    }

    /// The elements, in document order.
    let elements: [Element]

    init(_ html: String) throws {
        let parser = XMLParser(data: Data(html.utf8))
        let reader = Reader()
        parser.delegate = reader
        guard parser.parse() else {
            let reason = parser.parserError.map { "\($0)" } ?? "unknown error"
            throw Fault(reason: "line \(parser.lineNumber): \(reason)")
        }
        elements = reader.elements
    }

    /// Creates the page of one section with these blocks.
    init(_ blocks: [Block], _ surface: HTMLSurface = HTMLSurface()) throws {
        let report = Report(
            title: "Tea room",
            source: Report.Source(id: "kitchen", summary: "The kitchen."),
            generatedAt: Date(timeIntervalSince1970: 1_600_000_000),
            sections: [SectionSnapshot(id: "menu", title: "Menu", state: .success(blocks))]
        )
        try self.init(surface.text(of: report))
    }

    /// The elements with a name.
    func elements(_ name: String) -> [Element] {
        elements.filter { $0.name == name }
    }

    /// The targets of the links.
    var links: [String] {
        elements("a").compactMap { $0.attributes["href"] }
    }

    /// The content security policy of the page.
    var policy: String {
        elements("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?
            .attributes["content"] ?? ""
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            for index in open { elements[index].text += text }
        }

        func parser(
            _ parser: XMLParser,
            didEndElement name: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) {
            open.removeLast()
        }
    }
}
