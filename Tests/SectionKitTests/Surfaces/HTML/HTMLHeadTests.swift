import Foundation
import Testing

@testable import SectionKit

/// What the head of a page says of its content.
@Suite struct HTMLHeadTests {
    /// A section with a title for its page.
    private struct Teas: Section {
        let id = "teas"
        let title = "Teas"
        let country: String?

        func load(into output: some SectionOutput<Int>) async {}

        func pageTitle(for count: Int) -> String { country.map { "Teas of \($0)" } ?? "  " }

        func body(for count: Int) -> [Block] {
            [.notice(Notice(.info, "Hot.")), .paragraph("\(count.counted("tea", "teas")) & cake.")]
        }
    }

    private func page(_ sections: [SectionSnapshot]) throws -> HTMLPage {
        let report = Report(
            title: "Tea room", source: Report.Source(id: "kitchen", summary: "The kitchen."),
            generatedAt: Date(timeIntervalSince1970: 1_600_000_000), sections: sections)
        return try HTMLPage(HTMLSurface().text(of: report))
    }

    private func meta(_ page: HTMLPage, _ name: String) -> String? {
        page.elements("meta").first {
            $0.attributes["property"] == name || $0.attributes["name"] == name
        }?.attributes["content"]
    }

    @Test func `one section gives a page its title and its first sentence`() throws {
        let page = try page([SectionSnapshot(Teas(country: "Japan"), .success(4))])

        #expect(page.elements("title").map(\.text) == ["Teas of Japan – Tea room"])
        #expect(page.elements("h1").map(\.text) == ["Teas of Japan"])
        #expect(page.elements("h2").map(\.text) == ["Teas"])
        #expect(page.elements("h2").first?.attributes["class"] == "unseen")
        #expect(page.elements("header").first?.text.contains("Tea room · Made on") == true)
        #expect(meta(page, "og:title") == "Teas of Japan")
        #expect(meta(page, "og:site_name") == "Tea room")
        #expect(meta(page, "og:type") == "website")
        #expect(meta(page, "description") == "4 teas & cake.")
        #expect(meta(page, "og:description") == "4 teas & cake.")
        #expect(meta(page, "og:image") == nil)
    }

    @Test func `a section without a title for its page gives its name`() throws {
        let loading = SectionSnapshot(Teas(country: "Japan"), .loading)
        let blank = SectionSnapshot(Teas(country: nil), .success(1))

        for section in [loading, blank] {
            #expect(try page([section]).elements("h1").map(\.text) == ["Teas"])
        }
        #expect(meta(try page([loading]), "description") == nil)
    }

    @Test func `several sections keep the title of the program, and are named`() throws {
        let teas = SectionSnapshot(Teas(country: "Japan"), .success(4))
        let cakes = SectionSnapshot(id: "cakes", title: "Cakes", state: .loading)
        let page = try page([teas, cakes])

        #expect(page.elements("title").map(\.text) == ["Tea room"])
        #expect(page.elements("h1").map(\.text) == ["Tea room"])
        #expect(page.elements("h2").map { $0.attributes["class"] } == [nil, nil])
        #expect(meta(page, "description") == "Teas and Cakes.")
    }

    @Test func `facts describe a page without a sentence`() throws {
        let facts = [Fact("tea", "Tea", .text("Sencha")), Fact("cups", "Cups", .integer(12_000))]
        let page = try HTMLPage([.facts(facts)])

        #expect(meta(page, "description") == "Tea: Sencha, Cups: 12,000")
    }

    @Test func `a note or the first rows describe a page without a sentence and facts`() throws {
        func table(_ names: [String]) -> Block {
            .table(Table(columns: [Column("tea", "Tea")], rows: names.map { [.text($0)] }))
        }
        let notice = Block.notice(Notice(.info, "No teas yet."))

        for (blocks, text) in [
            ([table([]), notice], "No teas yet."),
            ([table(["Sencha", "Assam"])], "Sencha and Assam"),
            ([table(["A", "B", "C", "D", "E"])], "A, B, C and 2 more"),
        ] {
            #expect(meta(try HTMLPage(blocks), "description") == text)
        }
    }

    @Test func `the icon is a drawing with the letters of the program`() throws {
        let icons = try page([]).elements("link")

        #expect(icons.count == 1)
        #expect(icons.first?.attributes["rel"] == "icon")
        let address = try #require(icons.first?.attributes["href"])
        #expect(address.hasPrefix("data:image/svg+xml,%3Csvg"))
        let drawing = address.removingPercentEncoding
        #expect(drawing == "data:image/svg+xml," + AppIcon(of: "Test report").svg())
        #expect(!address.contains("#"))
    }
}
