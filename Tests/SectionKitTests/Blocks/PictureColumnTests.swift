import FeatureTesting
import SectionEssentials
import SectionKit
import Testing

/// The column with the picture of each row, which only `browse` shows.
@Suite struct PictureColumnTests {
    private let image = Image(bytes: Data([1]), alternative: "Rosa by the sea")

    private var table: Table {
        Table(
            columns: [Column("name", "Name"), .picture],
            rows: [[.text("Rosa"), .image(image)], [.text("Bo"), .empty]])
    }

    @Test func `the picture of a row is that of the column`() throws {
        let web = Image(try .test("https://a.example/b.png"), alternative: "On the web")
        let other = Table(
            columns: [Column("name", "Name"), .picture], rows: [[.text("Bo"), .image(web)]])

        #expect(table.hasPictures)
        #expect(table.picture(of: 0) == image)
        #expect(table.picture(of: 1) == nil)
        #expect(other.picture(of: 0) == nil)
        #expect(!Table(columns: [Column("name", "Name")], rows: [[.text("Bo")]]).hasPictures)
    }

    @Test func `no report has the column`() throws {
        let plain = Table(
            columns: [Column("name", "Name")], rows: [[.text("Rosa")], [.text("Bo")]])
        let surfaces: [any Surface] = [
            TerminalSurface(), MarkdownSurface(), HTMLSurface(), JSONSurface(), CSVSurface(),
        ]

        for surface in surfaces {
            let section = { (table: Table) in
                Report.test(SectionSnapshot(id: "s", title: "S", state: .success([.table(table)])))
            }
            #expect(try surface.text(of: section(table)) == surface.text(of: section(plain)))
        }
    }
}
