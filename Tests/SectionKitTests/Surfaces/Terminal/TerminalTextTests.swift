import Testing

@testable import SectionKit

struct TerminalTextTests {
    private static func texts() throws -> [InlineText] {
        let link = try WebLink.test("https://example.com/a/rather/long/path?with=a&query")
        return [
            "plain",
            InlineText([.plain("a "), .strong("b"), .plain(" c"), .code("d e"), .plain("")]),
            InlineText([
                .plain("e"), .strong("\u{301}x"), .emphasis("\u{302}\u{303}"), .plain("\u{304}"),
            ]),
            InlineText([.strong("  spaces  "), .plain("   "), .code("  about  ")]),
            InlineText([
                .plain("東京"), .strong("タワー🚀"), .plain("🇫"), .code("🇷"), .plain("👩\u{1F3FD}"),
            ]),
            InlineText([
                .plain("See "), .link(link, text: "a page"), .plain(", or "),
                .link(link, text: link.url),
            ]),
            InlineText([.plain(String(repeating: "long", count: 50)), .strong(" and then some")]),
            InlineText([
                .plain("\u{301}"), .strong("\u{1112}\u{1161}"), .plain("\u{11AB} क"), .code("्षि"),
            ]),
            InlineText([]),
        ]
    }

    @Test func `every character keeps the style of its span at every width`() throws {
        for text in try Self.texts() {
            let letters = text.spans.flatMap(\.letters)
            for width in 40...80 {
                let lines = Self.lines(text, TerminalStyle(width: width, color: true))
                let painted = lines.flatMap { StyledText($0).scalars.filter { $0.scalar != " " } }

                #expect(painted.map(\.scalar) == letters.map(\.scalar))
                #expect(painted.map(\.attributes) == letters.map(\.attributes))
            }
        }
    }

    @Test func `no line is wider than the terminal`() throws {
        for text in try Self.texts() {
            for width in 40...80 {
                let lines = Self.lines(text, TerminalStyle(width: width))

                #expect(lines.allSatisfy { $0.displayWidth <= width })
                #expect(!lines.isEmpty)
            }
        }
    }

    @Test func `without a width, a text is one line`() throws {
        for text in try Self.texts() {
            #expect(Self.lines(text, TerminalStyle()).count == 1)
        }
    }

    @Test func `a link whose text is its address is written once`() throws {
        let link = try WebLink.test("https://example.com")

        #expect(
            Self.lines(InlineText([.link(link, text: link.url)]), TerminalStyle()) == [link.url])
        #expect(
            Self.lines(InlineText([.link(link, text: "it")]), TerminalStyle())
                == ["it <https://example.com>"])
    }

    @Test func `plain text has the surrounding style`() {
        let text = InlineText([.plain("a "), .strong("b"), .plain(" c")])
        let style = TerminalStyle(color: true)

        let lines = TerminalText(text, style: style, .error).lines

        #expect(lines.map { StyledText($0).attributeRuns } == [["31", "1", "31"]])
    }

    private static func lines(_ text: InlineText, _ style: TerminalStyle) -> [String] {
        TerminalText(text, style: style).lines
    }
}

extension InlineText.Span {
    /// The visible scalars, each with the SGR parameters of its span.
    fileprivate var letters: [(scalar: Unicode.Scalar, attributes: String)] {
        let (words, attributes) =
            switch self {
            case .plain(let text): (text, "")
            case .strong(let text), .emphasis(let text): (text, "1")
            case .code(let text), .toned(.pending, let text): (text, "33")
            case .toned(_, let text): (text, "32")
            case .link(let link, let text):
                (text == link.url ? text : "\(text)<\(link.url)>", "34")
            }
        return words.unicodeScalars.filter { $0 != " " }.map { ($0, attributes) }
    }
}
