import Foundation
import SectionKit

/// A table that is hard to lay out: wide characters, long words, gaps, and every kind of value.
enum Flights {
    /// The titles of the rows, in order.
    static let missions = [
        "FalconSat",
        "Türksat 5A – the “fifth”",
        "東京スカイツリー衛星打ち上げ計画第二段階 打上げ",
        "Crew 👩🏽‍🚀 🇫🇷 demo",
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
        "A | pipe, a \\ backslash, `code`, *stars*, _lines_, <tags> & [brackets]",
        "Cafe\u{301} नमस्ते",
    ]

    static let columns: [Column] = [
        Column("flight_number", "#", alignment: .trailing, priority: 3),
        Column("name", "Mission"),
        Column("date_utc", "Date", filteredBy: .year),
        .machines("date_precision"),
        Column("rocket", "Rocket", priority: 1),
        Column("mass_kg", "Mass", alignment: .trailing, priority: 2),
        Column("price_usd", "Price", alignment: .trailing, priority: 5),
        Column("outcome", "Outcome"),
        .people("Days", alignment: .trailing, priority: 4),
        Column("note", "Note"),
        Column("webcast", "Webcast", priority: Column.expendable),
        Column("article", "Article", priority: Column.expendable + 1),
    ]

    static func table() throws -> Table {
        let webcast = try WebLink.test("https://youtu.be/0a_00nJ_Y88")
        let article = try WebLink.test(
            "https://example.com/news/2020/11/16/launch?from=feed&page=1")
        let precisions = PreciseDate.Precision.allCases
        let tones = Badge.Tone.allCases
        let rows = missions.enumerated().map { index, mission -> [Cell] in
            let precision = precisions[index % precisions.count]
            let tone = tones[index % tones.count]
            let date = Date(timeIntervalSince1970: 1_141_430_400 + Double(index) * 40_000_000)
            return [
                index == 4 ? .empty : .integer(index * 21_000 + 1),
                .text(mission),
                index == 6 ? .unknown : .date(PreciseDate(date, precision: precision)),
                .text(precision.rawValue),
                .text(index % 2 == 0 ? "Falcon 9" : "Falcon Heavy"),
                index == 2 ? .unknown : .decimal(Double(index) * 1_020.25),
                .money(index * 6_700_000, currency: "USD"),
                .badge(Badge(tone.rawValue, tone)),
                .days(index * 700 - 1_400),
                .empty,
                index % 3 == 0 ? .link(webcast) : .empty,
                index % 3 == 1 ? .link(article) : .empty,
            ]
        }
        return Table(key: "flights", columns: columns, rows: rows, rowTitle: 1)
    }
}
