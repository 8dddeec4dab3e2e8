import SectionKit
import Testing

@Suite struct TableColumnTests {
    private struct Bird {
        let name: String
        let page: String?
    }

    private let birds = [
        Bird(name: "Wren", page: "https://example.org/wren"), Bird(name: "Rook", page: nil),
    ]
    private let count = TableColumn<Bird>(.people("Letters")) { .integer($0.name.count) }
    private let name = TableColumn<Bird>(Column("name", "Bird")) { .text($0.name) }
    private let page = TableColumn<Bird>(Column("page", "Page")) { .link(orEmpty: $0.page) }

    @Test func `a table has a row for each value, with cells in the order of its columns`() throws {
        let table = Table(key: "birds", of: birds, columns: [count, name, page])

        let link = try #require(WebLink("https://example.org/wren"))
        #expect(
            table
                == Table(
                    key: "birds", columns: [count.column, name.column, page.column],
                    rows: [
                        [.integer(4), .text("Wren"), .link(link)],
                        [.integer(4), .text("Rook"), .empty],
                    ]))
    }

    @Test func `a table ignores a title and links without a column`() {
        let whole = Table(
            of: birds, columns: [count, name, page], titledBy: "name", links: ["map", "page"])
        let part = Table(of: birds, columns: [count], titledBy: "name", links: ["map", "page"])

        #expect(whole.rowTitle == 1)
        #expect(whole.links == ["page"])
        #expect(part.rowTitle == 0)
        #expect(part.links == [])
    }

    @Test func `a column can be used for larger rows that contain its row`() {
        let sighting = name.of { (pair: (Int, Bird)) in pair.1 }

        #expect(sighting.column == name.column)
        #expect(sighting.cell((3, birds[1])) == .text("Rook"))
    }

    @Test func `a column for machines keeps its cells`() {
        #expect(name.forMachines.column == .machines("name"))
        #expect(name.forMachines.cell(birds[0]) == .text("Wren"))
        #expect(count.forMachines.column == count.column)
    }

    @Test func `a column for machines keeps the keys of its values`() {
        let place = TableColumn<Bird>(Column("place", "Seen at", keys: .place)) { _ in .unknown }

        #expect(place.forMachines.column == .machines("place", keys: .place))
    }
}
