import Foundation
import SectionKit

/// A report with every kind of block and every state.
enum Showcase {
    static func report() throws -> Report {
        Report(
            title: "Showcase of *every* block",
            source: Report.Source(
                id: "test",
                summary: "made up for tests – nothing here ever flew, and nothing here ever will."
            ),
            generatedAt: Date(timeIntervalSince1970: 1_600_000_000),
            sections: [
                SectionSnapshot(
                    id: "blocks",
                    title: "Blocks",
                    state: .success(try blocks()),
                    warnings: ["2 of 7 records could not be read."]
                ),
                SectionSnapshot(id: "cells", title: "Cells", state: .success(try cells())),
                SectionSnapshot(
                    id: "rows",
                    title: "Flights 東京 🚀",
                    state: .success([.table(try Flights.table())])
                ),
                SectionSnapshot(
                    id: "pictures", title: "Pictures", state: .success(try pictures())),
                SectionSnapshot(id: "nothing", title: "Nothing", state: .success(nothing)),
                SectionSnapshot(id: "later", title: "Later", state: .loading),
                SectionSnapshot(
                    id: "broken",
                    title: "Broken",
                    state: .error(
                        SectionError(
                            message: "The <launches> could not be loaded: no answer came.",
                            recovery: "Check the connection, then try again."
                        ))
                ),
            ]
        )
    }

    private static func blocks() throws -> [Block] {
        let link = try WebLink.test("https://example.com/a_(b)?c=d&e=f")
        return [
            .heading("A heading with `code` & more"),
            .paragraph(
                InlineText([
                    .plain("Plain, "), .strong("strong"), .plain(", "), .emphasis("emphasis"),
                    .plain(", "), .code("let x = `y`"), .plain(" and "),
                    .link(link, text: "a link"),
                    .plain("; the text goes on long enough that it is wrapped on any terminal."),
                ])),
            .paragraph("1. This is no list, and AT&T's <b>tag</b> is none either."),
            .notice(Notice(.info, "Good to know: the window opens at noon.")),
            .notice(
                Notice(
                    .warning, InlineText([.plain("Some are "), .strong("missing"), .plain(".")]))),
            .notice(Notice(.error, InlineText([.plain("See "), .link(link, text: link.url)]))),
        ]
    }

    private static func cells() throws -> [Block] {
        let start = Date(timeIntervalSince1970: 1_605_486_420)
        let tones = Badge.Tone.allCases.map { tone in
            Fact("tone_\(tone.rawValue)", "Badge", .badge(Badge(tone.rawValue, tone)))
        }
        let dates = PreciseDate.Precision.allCases.map { precision in
            Fact(
                "date_\(precision.rawValue)",
                "Date to the \(precision.rawValue)",
                .date(PreciseDate(start, precision: precision))
            )
        }
        let facts = [
            Fact("text", "Text", .text("TürkmenÄlem 52°E | “quoted” \\ *not* bold")),
            Fact("integer", "Integer", .integer(12_345)),
            Fact("decimal", "Decimal", .decimal(0.25)),
            Fact("money", "Money", .money(74_500_000_000, currency: "USD")),
            Fact("money_eur", "Money elsewhere", .money(900, currency: "EUR")),
            Fact("days", "Days", .days(-12)),
            Fact("duration_seconds", "Duration", .duration(250_000)),
            Fact("share", "Share", .share(0.9876)),
            Fact(
                "image", "Image",
                .image(Image(try .test("https://example.com/small.png"), alternative: "A patch"))),
            Fact(
                "link", "Link",
                .link(try WebLink.test("https://example.com/photos/of/a/very/long/path"))),
            Fact("unknown", "Not known", .unknown),
            Fact("empty", "Not there", .empty),
            Fact("long", "A label that takes more than half of a narrow terminal", .text("short")),
        ]
        return [.facts(facts + dates + tones)]
    }

    private static func pictures() throws -> [Block] {
        let chart = BarChart(
            key: "flights_per_year",
            title: "Flights per year",
            category: Column("year", "Year"),
            series: [
                BarChart.Series("success", "Success", .positive),
                BarChart.Series("failure", "Failure", .negative),
                BarChart.Series("upcoming", "Upcoming", .pending),
                BarChart.Series("unknown", "Unknown", .neutral),
            ],
            bars: [
                BarChart.Bar(.ordinal(2019), [12, 1, 0, 0]),
                BarChart.Bar(.ordinal(2020), [25, 0, 0, 1]),
                BarChart.Bar(.ordinal(2021), [0, 0, 0, 0]),
                BarChart.Bar(.ordinal(2022), [103, 2, 17, 0]),
            ]
        )
        let link = try WebLink.test("https://example.com/patch.png")
        return [.chart(chart), .image(Image(link, alternative: "A patch with | and <b>"))]
    }

    private static let nothing: [Block] = [
        .notice(Notice(.info, "No launches in 1999.")),
        .table(Table(key: "launches", columns: [Column("name", "Mission")], rows: [])),
    ]
}
