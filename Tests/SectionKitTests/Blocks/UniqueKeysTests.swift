import FeatureTesting
import Foundation
import Geodesy
import SectionEssentials
import SectionKit
import Testing

/// What has the key of something else in its section, which would be lost for readers of JSON.
@Suite struct UniqueKeysTests {
    private let rows = Table(columns: [Column("a", "A")], rows: [[.integer(1)]])

    private func json(_ blocks: [Block]) throws -> [String: Any] {
        let snapshot = SectionSnapshot(id: "test", title: "Test", state: .success(blocks))
        let text = GoldenFormat.json.text(of: snapshot)
        // The keys of an object are in the text once each, which a parser would not say.
        let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return try #require((report?["sections"] as? [[String: Any]])?.first)
    }

    @Test func `two tables with the same key are both in JSON`() throws {
        let other = Table(columns: [Column("b", "B")], rows: [[.integer(2)]])

        let section = try json([.table(rows), .table(other), .table(.unknown("rows"))])

        #expect((section["rows"] as? [[String: Int]]) == [["a": 1]])
        #expect((section["rows_2"] as? [[String: Int]]) == [["b": 2]])
        #expect(section["rows_3"] is NSNull)
    }

    @Test(arguments: ["id", "title", "state", "warnings", "facts", "part", "error"])
    func `a table does not replace a member of every section`(name: String) throws {
        let table = Table(key: name, columns: [Column("a", "A")], rows: [[.integer(1)]])

        let section = try json([.table(table), .facts([Fact("one", "One", .integer(1))])])

        #expect((section["\(name)_2"] as? [[String: Int]]) == [["a": 1]])
        #expect((section["title"] as? String) == "Test")
        #expect((section["facts"] as? [String: Int]) == ["one": 1])
    }

    @Test func `the number of all matching rows has a name of its own`() throws {
        let section = try json([
            .table(rows.page(ofMatching: 7)),
            .table(Table(key: "rows_matching", columns: [Column("a", "A")], rows: [])),
        ])

        #expect((section["rows_matching"] as? Int) == 7)
        #expect((section["rows_matching_2"] as? [Any])?.isEmpty == true)
    }

    @Test func `facts with the same key are both in JSON, with all their values`() throws {
        let place = Cell.place(try #require(Coordinate(latitude: 1, longitude: 2)))

        let section = try json([
            .facts([Fact("at", "From", place), Fact("length", "Length", .integer(3))]),
            .facts([Fact("at", "To", place), Fact("length", "Length", .integer(4))]),
        ])

        let facts = try #require(section["facts"] as? [String: Any])
        #expect(
            facts.keys.sorted() == [
                "at_2_latitude", "at_2_longitude", "at_latitude", "at_longitude", "length",
                "length_2",
            ])
        #expect((facts["length"] as? Int) == 3)
        #expect((facts["length_2"] as? Int) == 4)
    }

    @Test func `columns with the same key are both in JSON and CSV`() throws {
        let table = Table(
            columns: [Column("km", "Out"), Column("km", "Back"), .machines("km")],
            rows: [[.integer(1), .integer(2), .integer(3)]])
        let snapshot = SectionSnapshot(id: "test", title: "Test", state: .success([.table(table)]))

        #expect(
            (try json([.table(table)])["rows"] as? [[String: Int]])
                == [["km": 1, "km_2": 2, "km_3": 3]])
        #expect(GoldenFormat.csv.text(of: snapshot) == "km,km_2,km_3\r\n1,2,3\r\n")
    }

    @Test func `pictures with the same key are one list`() throws {
        let link = try #require(WebLink("https://example.org/a.png"))
        let image = Image(link, alternative: "A", key: "photos")

        let section = try json([
            .table(Table(key: "photos", columns: [Column("a", "A")], rows: [])), .image(image),
            .image(image),
        ])

        #expect((section["photos"] as? [Any])?.isEmpty == true)
        #expect((section["photos_2"] as? [Any])?.count == 2)
    }

    @Test func `a map keeps the table that it names`() {
        let map = Map(
            key: "rows", title: "Map", on: .empty, points: [], table: "rows")

        let blocks = SectionSnapshot(
            id: "test", title: "Test", state: .success([.map(map), .table(rows)])
        ).state

        guard case .success(let shown) = blocks, case .map(let renamed) = shown.first,
            case .table(let table) = shown.last
        else {
            Issue.record("the map is gone")
            return
        }
        #expect(renamed.key == "rows_2")
        #expect(renamed.table == "rows")
        #expect(table.key == "rows")
    }
}
