import Foundation
import Testing

@testable import SectionKit

/// Escapes untrusted text everywhere in a page.
@Suite struct HTMLEscapingTests {
    private static let hostile = [
        "</td></tr><script>alert(1)</script>", "\" onclick=\"alert(1)", "' onerror='alert(1)",
        "<img src=x onerror=alert(1)>", "&lt;b&gt; &amp; &#60;i&#62; &bogus;", "]]>", "<!-- -->",
        "</title></style><h1>", "javascript:alert(1)", "\\u003Cscript\\u003E",
    ]

    @Test(arguments: [
        ("plain – text", "plain – text"), ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
        ("\"it's\"", "&quot;it&#39;s&quot;"), ("&amp;", "&amp;amp;"), ("", ""),
        ("<\u{301}", "&lt;\u{301}"),
    ])
    func `characters that could be markup become references`(text: String, html: String) {
        #expect(text.html == html)
    }

    @Test(arguments: hostile)
    func `hostile text is shown unchanged everywhere`(text: String) throws {
        let page = try HTMLPage(HTMLSurface().written(report(of: text)))
        let plain = try HTMLPage(HTMLSurface().written(report(of: "plain")))

        #expect(page.elements.map(\.name) == plain.elements.map(\.name))
        for (one, other) in zip(page.elements, plain.elements) {
            #expect(one.attributes.keys == other.attributes.keys)
        }
        for name in ["title", "h1", "h2", "h3", "strong", "em", "code", "dt", "dd", "caption"] {
            let texts = page.elements(name).map(\.text)
            #expect(texts.contains { $0.contains(text) }, "\(name)")
        }
        #expect(page.elements("a").contains { $0.text == text })
        #expect(page.elements("img").isEmpty)
        #expect(page.elements("footer").first?.text.contains(text) == true)
    }

    @Test func `in ASCII, other characters become references and read the same`() throws {
        let report = report(of: "Türksat – 東京 🚀")

        let ascii = HTMLSurface(ascii: true).written(report)

        #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
        #expect(ascii.contains("T&#xFC;rksat &#x2013; "))
        let texts = try HTMLPage(ascii).elements.map(\.text)
        #expect(try texts == HTMLPage(HTMLSurface().written(report)).elements.map(\.text))
    }

    private func report(of text: String) -> Report {
        let link = WebLink("https://example.com/?a=1&b='2'")
        let table = Table(
            columns: [Column("name", text), Column("tone", "Tone"), Column("link", text)],
            rows: [[.text(text), .badge(Badge(text, .positive)), link.map(Cell.link) ?? .empty]]
        )
        let chart = BarChart(
            key: "k", title: text, category: Column("c", text),
            series: [BarChart.Series("s", text, .neutral)], bars: [BarChart.Bar(.text(text), [1])])
        let blocks: [Block] = [
            .heading(text), .notice(Notice(.warning, InlineText(text))),
            .paragraph(InlineText([.plain(text), .strong(text), .emphasis(text), .code(text)])),
            .facts([Fact("key", text, .text(text))]), .table(table), .chart(chart),
        ]
        let pictures = link.map { [Block.image(Image($0, alternative: text))] } ?? []
        let states: [SectionState<[Block]>] = [
            .success(blocks + pictures), .error(SectionError(message: text, recovery: text)),
        ]
        return Report(
            title: text,
            source: Report.Source(id: "test", summary: text),
            generatedAt: Date(timeIntervalSince1970: 1_600_000_000),
            sections: states.enumerated().map {
                SectionSnapshot(id: "s\($0.offset)", title: text, state: $0.element)
            }
        )
    }
}
