import Foundation
import Testing

@testable import SectionKit

/// Writes whole pages that are well-formed and accessible.
@Suite struct HTMLSurfaceTests {
    private let page: HTMLPage

    init() throws {
        page = try HTMLPage(HTMLSurface().text(of: Showcase.report()))
    }

    @Test func `a page has a language and a title`() {
        #expect(page.elements.first?.name == "html")
        #expect(page.elements.first?.attributes["lang"] == "en")
        #expect(page.elements("title").first?.text == "Showcase of *every* block")
    }

    @Test func `the headings are in order`() {
        let levels = page.elements.filter { ["h1", "h2", "h3"].contains($0.name) }.map(\.name)

        #expect(levels == ["h1", "h2", "h3", "h2", "h2", "h2", "h2", "h2", "h2"])
    }

    @Test func `ids are unique, and every referenced id exists`() {
        let ids = page.elements.compactMap { $0.attributes["id"] }

        #expect(Set(ids).count == ids.count)
        let names = page.elements.compactMap { $0.attributes["aria-labelledby"] }
        #expect(names.count == 7)
        #expect(Set(names).isSubset(of: ids))
    }

    @Test func `links lead only to the web and to sections of the page`() {
        let ids = Set(page.elements.compactMap { $0.attributes["id"] })
        let links = page.elements("a")

        let fragments = links.filter { $0.attributes["href"]?.hasPrefix("#") == true }
        #expect(fragments.map(\.text).count == 7)
        for link in fragments {
            #expect(ids.contains(String((link.attributes["href"] ?? "").dropFirst())))
        }
        let others = links.filter { $0.attributes["href"]?.hasPrefix("#") != true }
        #expect(!others.isEmpty)
        for link in others {
            #expect(link.attributes["href"]?.hasPrefix("https://") == true)
            #expect(link.attributes["rel"] == "noopener noreferrer")
        }
    }

    @Test func `the figures that say most are a list before the other facts`() throws {
        let page = try HTMLPage([
            .facts([
                Fact("kind", "Kind", .text("green")), Fact("cups", "Cups", .integer(3)).asFigure,
                Fact("spilt", "Spilt", .unknown).asFigure,
                Fact("pots", "Pots", .integer(2)).asFigure,
            ])
        ])

        #expect(page.elements("dl").map { $0.attributes["class"] } == ["figures", nil])
        #expect(page.elements("dt").map(\.text) == ["Cups", "Pots", "Kind", "Spilt"])
    }

    @Test func `a page with one section has no navigation`() throws {
        #expect(try HTMLPage([.paragraph("Tea.")]).elements("nav").isEmpty)
        #expect(page.elements("nav").count == 1)
    }

    @Test func `a page shows which sections are loading and which failed`() {
        let paragraphs = page.elements("p").map(\.text)

        #expect(paragraphs.contains("Loading…"))
        #expect(
            paragraphs.contains(
                "Error: The <launches> could not be loaded: no answer came."
                    + " Check the connection, then try again."))
    }

    @Test func `a page starts with its date and ends with its source`() throws {
        let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)

        let page = try HTMLPage([], HTMLSurface(zone: zone))

        let header = try #require(page.elements("header").first)
        #expect(header.text.contains("Made on 13 Sep 2020 21:26 Asia/Tokyo"))
        #expect(page.elements("time").map(\.attributes) == [["datetime": "2020-09-13T12:26:40Z"]])
        #expect(page.elements("footer").first?.text.contains("Source: The kitchen.") == true)
    }

    @Test func `a page loads nothing: pictures of the web are links`() {
        #expect(page.elements("img").isEmpty)
        #expect(page.policy.contains("; img-src data:;"))
    }
}
