import Foundation
import Geodesy
import Testing

@testable import SectionKit

/// Pictures in a row, and the rows of the table that they belong to.
@Suite struct HTMLGalleryTests {
    private let bytes: Data

    init() throws {
        bytes = try PictureSample.bytes("plain.png")
    }

    private func picture(_ name: String, row: String? = nil, note: String? = "1 · 0.2 km") throws
        -> Block
    {
        let image = Image(bytes: bytes, alternative: name, note: note, row: row)
        return .image(image.shown(as: .embedded(bytes, try ImageHeader(bytes))))
    }

    private var table: Block {
        .table(
            Table(
                key: "photos", of: ["a", "b", "c"],
                columns: [TableColumn(Column("photo", "Photo")) { .text($0) }],
                identity: { $0 }))
    }

    private func map(_ rows: String...) throws -> Block {
        .map(
            .world(
                points: try rows.map {
                    MapPoint(try .place(10, 20), label: $0, mark: "1", row: $0)
                }, table: "photos"))
    }

    private func page(_ blocks: [Block]) throws -> HTMLPage { try HTMLPage(blocks) }

    @Test func `a picture leads to its place on the map, and the place to the picture`() throws {
        let page = try page([
            try picture("B", row: "b"), try picture("A", row: "a"), try map("a", "b"), table,
        ])

        let figures = page.elements("figure").filter { $0.attributes["data-row"] != nil }
        #expect(figures.map { $0.attributes["data-row"] } == ["1", "0"])
        #expect(figures.map { $0.attributes["id"] } == ["menu-photos-2", "menu-photos-1"])
        let places = page.elements("circle").filter { $0.attributes["id"] != nil }
        #expect(places.map { $0.attributes["id"] } == ["menu-tea-at-1", "menu-tea-at-2"])
        let links = page.elements("a").compactMap { $0.attributes["href"] }
        #expect(
            links.filter { $0.hasPrefix("#menu-") } == [
                "#menu-tea-at-2", "#menu-tea-at-1", "#menu-photos-1", "#menu-photos-2",
            ])
        let gallery = page.elements("div").first { $0.attributes["class"] == "gallery" }
        #expect(gallery?.attributes["data-table"] == "photos")
    }

    @Test func `a picture that is not on the map does not lead there`() throws {
        let page = try page([
            try picture("A", row: "a"), try picture("C", row: "c"), try map("a"), table,
        ])

        let links = page.elements("a").filter { $0.attributes["class"] == "place" }
        #expect(links.map { $0.attributes["href"] } == ["#menu-tea-at-1"])
    }

    @Test func `pictures without rows lead nowhere, and open large`() throws {
        let page = try page([try picture("A"), try picture("B"), try map("a"), table])

        #expect(page.elements("details").count == 2)
        #expect(page.elements("figure").filter { $0.attributes["data-row"] != nil }.isEmpty)
        #expect(page.elements("circle").filter { $0.attributes["id"] != nil }.isEmpty)
    }

    @Test func `a picture alone opens large too`() throws {
        let page = try page([try picture("A", note: nil), .heading("Then"), try picture("B")])

        #expect(page.elements("details").count == 2)
        #expect(
            page.elements("div").count { $0.attributes["class"] == "gallery" } == 2)
    }

    @Test func `a picture that opens is a figure, also if nothing is said below it`() throws {
        let page = try page([try picture("A", note: nil), try picture("B", note: nil)])

        #expect(page.elements("figure").count == 2)
        #expect(page.elements("figcaption").isEmpty)
    }

    @Test func `only a page with pictures has the parts of galleries`() throws {
        let none = try page([.paragraph("A")])
        let one = try page([try picture("A")])

        #expect(!none.policy.contains(WebFile.galleryCSS.hash))
        #expect(none.elements("script").isEmpty)
        #expect(one.policy.contains(WebFile.galleryCSS.hash))
        #expect(one.elements("script").map(\.text) == [WebFile.galleryJS.text])
    }
}
