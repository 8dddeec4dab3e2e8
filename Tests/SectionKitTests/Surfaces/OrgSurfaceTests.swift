import FeatureTesting
import SectionKit
import Testing

/// Tests the surface of the documentation that formats values.
@Suite struct OrgSurfaceTests {
    @Test func `a value is formatted without a surface`() {
        let formatter = ValueFormatter(zone: .utc)

        #expect(formatter.text(of: .money(74_000_000_000, currency: "USD")) == "US$74 billion")
        #expect(formatter.text(of: .duration(9_000)) == "2 h 30 min")
    }

    @Test func `a format of one's own prints values as all formats do`() {
        let columns = [Column("name", "Name"), Column("share", "Share"), .machines("id")]
        let snapshot = SectionSnapshot(
            id: "company", title: "Company",
            state: .success([
                .facts([
                    Fact("value", "Value", .money(74_000_000_000, currency: "USD")),
                    Fact("age", "Age", .duration(9_000)),
                    Fact("height", "Height", .measure(Measure(12_000, .metre))),
                    Fact("ratio", "Ratio", .decimal(.nan)),
                    .machines("hidden", .integer(1)),
                ]),
                .table(
                    Table(
                        columns: columns,
                        rows: [[.text("A|B"), .share(0.973), .integer(1)], [.unknown, .empty]])),
            ]))

        let format = GoldenFormat(
            "org", OrgSurface(formatter: ValueFormatter(zone: GoldenFormat.zone)))

        #expect(
            format.text(of: snapshot) == """
                * Company
                - Value :: US$74 billion
                - Age :: 2 h 30 min
                - Height :: 12,000 m
                - Ratio :: unknown
                | Name | Share |
                | A\\vert{}B | 97.3% |
                | unknown |  |

                """)
    }
}
