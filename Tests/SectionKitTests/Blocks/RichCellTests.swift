import FeatureTesting
import Foundation
import Geodesy
import SectionEssentials
import SectionKit
import Testing

/// Quantities, points on the Earth and local times in formats for people and for machines.
@Suite struct RichCellTests {
    private static let london = zone("Europe/London", "GMT0BST,M3.5.0/1,M10.5.0")
    private static let kathmandu = zone("Asia/Kathmandu", "<+0545>-5:45")

    private static func zone(_ name: String, _ rule: String) -> DisplayZone {
        ZoneRules(rule: rule).map { DisplayZone(name: name, rules: $0) } ?? .utc
    }

    private static func report() throws -> Report {
        let noon = try #require(ISO8601.date(from: "2026-07-01T12:00:00Z"))
        let heathrow = try #require(Coordinate(latitude: 51.47, longitude: -0.4543))
        return .test(
            .showing(
                "flights",
                .facts([
                    Fact("altitude_m", "Altitude", .measure(Measure(12_192, .metre))),
                    Fact("heading_deg", "Heading", .measure(Measure(270.4, .degree, digits: 1))),
                    Fact("lost_m", "Lost", .measure(Measure(.nan, .metre))),
                    Fact("home", "Home", .place(heathrow)),
                    Fact("away", "Away", .unknown, keys: .place),
                    Fact("lunch", "Lunch", .localTime(LocalTime(noon, in: kathmandu))),
                ]),
                .table(
                    Table(
                        key: "rows",
                        columns: [
                            Column("name", "Name"),
                            Column("at", "Position", keys: .place),
                            Column("leaves", "Leaves", keys: .localTime),
                            Column("climb_m_s", "Climb", alignment: .trailing),
                        ],
                        rows: [
                            [
                                .text("A"), .place(heathrow),
                                .localTime(LocalTime(noon, in: london)),
                                .decimal(1_020, digits: 2),
                            ],
                            [.text("B"), .unknown, .empty, .decimal(11_894.82, digits: 2)],
                        ]))))
    }

    @Test func `text for people has units, compass letters and time zone names`() throws {
        let text = try TerminalSurface().text(of: Self.report())

        for words in [
            "12,192 m", "270.4°", "51.4700 N, 0.4543 W", "1 Jul 2026 17:45 UTC+05:45",
            "1 Jul 2026 13:00 BST", " 1,020.00", "11,894.82",
        ] {
            #expect(text.contains(words), "\(words)")
        }
    }

    @Test func `local times line up in a terminal like dates`() throws {
        let first = try #require(ISO8601.date(from: "2026-07-01T12:00:00Z"))
        let rows = [0, 10].map { day in
            [Cell.localTime(LocalTime(first + Double(day) * 86_400, in: Self.london))]
        }
        let table = Table(columns: [Column("leaves", "Leaves", keys: .localTime)], rows: rows)

        let text = try TerminalSurface().text(of: .test(.showing("s", .table(table))))

        #expect(text.contains("\n 1 Jul 2026 13:00 BST\n11 Jul 2026 13:00 BST\n"))
    }

    @Test func `JSON has the keys of unknown values, and all decimal places`() throws {
        let text = try JSONSurface().text(of: Self.report())

        let facts = """
                  "facts": {
                    "altitude_m": 12192,
                    "heading_deg": 270.4,
                    "lost_m": null,
                    "home_latitude": 51.47,
                    "home_longitude": -0.4543,
                    "away_latitude": null,
                    "away_longitude": null,
                    "lunch": "2026-07-01T12:00:00Z",
                    "lunch_local": "2026-07-01T17:45:00+05:45",
                    "lunch_zone": "Asia/Kathmandu"
                  },
            """
        #expect(text.contains(facts))
        let first = """
            {"name": "A", "at_latitude": 51.47, "at_longitude": -0.4543, \
            "leaves": "2026-07-01T12:00:00Z", "leaves_local": "2026-07-01T13:00:00+01:00", \
            "leaves_zone": "Europe/London", "climb_m_s": 1020.00}
            """
        let second = """
            {"name": "B", "at_latitude": null, "at_longitude": null, "leaves": null, \
            "leaves_local": null, "leaves_zone": null, "climb_m_s": 11894.82}
            """
        #expect(text.contains(first))
        #expect(text.contains(second))
    }

    @Test func `CSV has the same columns as JSON has keys`() throws {
        let text = try CSVSurface().text(of: Self.report())

        #expect(
            text == """
                name,at_latitude,at_longitude,leaves,leaves_local,leaves_zone,climb_m_s\r
                A,51.47,-0.4543,2026-07-01T12:00:00Z,2026-07-01T13:00:00+01:00,Europe/London,\
                1020.00\r
                B,,,,,,11894.82\r\n
                """)
    }

    @Test func `HTML has the UTC offset of a local time`() throws {
        let text = try HTMLSurface().text(of: Self.report())

        let time = #"<time datetime="2026-07-01T13:00:00+01:00">1 Jul 2026 13:00 BST</time>"#
        #expect(text.contains(time))
    }

    @Test func `a degree sign is spelled out in ASCII`() throws {
        let markdown = try MarkdownSurface(ascii: true).text(of: Self.report())

        #expect(markdown.contains("270.4deg"))
        #expect(markdown.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [(90.1, 0), (-91, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .infinity)])
    func `a coordinate out of range is nil`(latitude: Double, longitude: Double) {
        #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
    }

    @Test(arguments: [
        ("2024-06-14", "2024-06-14"), ("2009", "2009"), ("2009-06", "2009-06"),
        ("2024-06-14T10:05:00Z", "2024-06-14T10:05:00Z"),
    ])
    func `a day on no clock has no time in formats for machines`(
        text: String, written: String
    ) throws {
        let date = try #require(PreciseDate(text))
        let table = Table(
            key: "rows", columns: [Column("date", "Date", keys: .day)],
            rows: [[.date(date)], [.unknown]])
        let report = Report.test(
            .showing("days", .facts([Fact("day", "Day", .date(date), keys: .day)]), .table(table)))

        let json = try JSONSurface().text(of: report)
        #expect(json.contains("\"day\": \"\(written)\""))
        #expect(json.contains("{\"date\": \"\(written)\"}"))
        #expect(json.contains("{\"date\": null}"))
        let csv = try CSVSurface().text(of: report)
        #expect(csv.contains("\(written)\r\n"))
    }
}
