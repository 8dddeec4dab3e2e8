import Foundation
import SectionKit

extension Report {
    /// Creates a report of sections, dated 13 September 2020, 12:26:40 UTC.
    static func test(_ sections: SectionSnapshot...) -> Report {
        Report(
            title: "Report",
            source: Report.Source(id: "test", summary: "made up."),
            generatedAt: Date(timeIntervalSince1970: 1_600_000_000),
            sections: sections
        )
    }
}

extension SectionSnapshot {
    /// A section that shows blocks.
    static func showing(_ id: String = "s", _ blocks: Block...) -> SectionSnapshot {
        SectionSnapshot(id: id, title: id.capitalized, state: .success(blocks))
    }

    static func failed(_ id: String = "s") -> SectionSnapshot {
        let error = SectionError(message: "It is down.", recovery: "Wait.")
        return SectionSnapshot(id: id, title: id.capitalized, state: .error(error))
    }

    static func loading(_ id: String = "s") -> SectionSnapshot {
        SectionSnapshot(id: id, title: id.capitalized, state: .loading)
    }
}

extension Block {
    /// A table with one column of text.
    static func words(_ words: String...) -> Block {
        .table(Table(columns: [Column("word", "Word")], rows: words.map { [.text($0)] }))
    }

    /// A single fact.
    static let fact = Block.facts([Fact("founded", "Founded", .ordinal(2002))])

    /// A chart of one bar.
    static func chart(_ key: String) -> Block {
        .chart(
            BarChart(
                key: key,
                title: "Launches per year",
                category: Column("year", "Year"),
                series: [
                    BarChart.Series("success", "Success", .positive),
                    BarChart.Series("failure", "Failure", .negative),
                ],
                bars: [BarChart.Bar(.ordinal(2020), [25, 1])]
            ))
    }
}
