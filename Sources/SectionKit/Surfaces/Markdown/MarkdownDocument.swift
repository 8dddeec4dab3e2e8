/// What a document has so far: its headings, each of which can be linked to, and its link references,
/// numbered in order of first use and defined once each.
struct MarkdownDocument {
    private var headings: [(level: Int, text: String, anchor: String)] = []
    private var anchors: Set<String>
    private let title: String
    private var section = ""
    private var numbers: [WebLink: Int] = [:]
    private var pending: [(number: Int, link: WebLink)] = []

    /// The level of the headings within a section.
    private let level: Int

    /// Creates a document with a title, in which the titles of several sections will be headings; a section
    /// that is alone has the title of the document.
    init(title: String, sections: [String] = []) {
        let isAlone = sections.count == 1
        level = isAlone ? 2 : 3
        anchors = isAlone ? [] : Set(sections.map(\.markdownAnchor))
        self.title = title.markdownAnchor
        anchors.insert(self.title)
    }

    /// The line of a section's title, as a heading of level 2; nil if it is alone.
    mutating func sectionHeading(_ title: String) -> String? {
        section = title
        if level == 2 { return nil }
        // Its anchor is reserved, so that no heading of another section takes it.
        let anchor = title.markdownAnchor
        let isTaken = anchor == self.title || headings.contains { $0.anchor == anchor }
        return isTaken ? heading(title, level: 2) : line(2, title, anchor)
    }

    /// The line of a heading within a section; one that another heading has is followed by the title
    /// of the section, so that links to both work.
    mutating func heading(_ text: String, level: Int? = nil) -> String {
        var unique = text
        var number = 1
        while !anchors.insert(unique.markdownAnchor).inserted {
            unique = number == 1 ? "\(text) (\(section))" : "\(text) (\(section), \(number))"
            number += 1
        }
        return line(level ?? self.level, unique, unique.markdownAnchor)
    }

    private mutating func line(_ level: Int, _ text: String, _ anchor: String) -> String {
        headings.append((level, text, anchor))
        return String(repeating: "#", count: level) + " " + text.markdown.escapingHeadingEnd
    }

    /// The list of contents: a link to each heading below the title.
    var contents: String {
        headings.map { heading in
            let indent = String(repeating: "  ", count: heading.level - 2)
            return "\(indent)- [\(heading.text.markdown)](#\(heading.anchor))\n"
        }.joined()
    }

    /// A reference link, such as `[webcast][12]`.
    mutating func link(to link: WebLink, text: String) -> String {
        let number = numbers[link] ?? numbers.count + 1
        if numbers.updateValue(number, forKey: link) == nil { pending.append((number, link)) }
        return "[\(text.markdown)][\(number)]"
    }

    /// The number of a link that was used before.
    func number(of link: WebLink) -> Int? { numbers[link] }

    /// The definitions of the new links since the last call, one per line; nil if there are none.
    mutating func definitions() -> String? {
        defer { pending = [] }
        guard !pending.isEmpty else { return nil }
        return pending.map { "[\($0.number)]: <\($0.link.url)>" }.joined(separator: "\n")
    }
}

extension String {
    /// The anchor that GitHub gives a heading: its words in lower case without punctuation, with
    /// hyphens between them.
    fileprivate var markdownAnchor: String {
        String(
            lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                let isKept = character.isLetter || character.isNumber || "-_".contains(character)
                return isKept ? character : nil
            })
    }
}
