import InfoFeature
import LaunchesFeature
import ReportCLI
import SectionKit
import SpaceXArchive

/// What the program is made of: its sections and its sources, one entry each.
enum Catalog {
    static let program = ReportProgram(
        name: "spacex-report",
        version: "0.1.0",
        title: "SpaceX report",
        summary: "Reports on SpaceX and its launches, in a terminal or as Markdown or JSON.",
        recipes: [
            InfoBuilder.recipe,
            LaunchesBuilder.recipe,
        ],
        sources: [archive],
        examples: ["--format markdown -o report.md"]
    )

    private static let archive = ReportSource(
        Report.Source(
            id: "archive",
            summary: """
                r/SpaceX API v4 record, built into this program: \(SpaceXArchive.launchCount) \
                launches, \(SpaceXArchive.years.lowerBound)–\(SpaceXArchive.years.upperBound). \
                Complete up to \(SpaceXArchive.lastFlown); later launches are shown as planned then.
                """
        ),
        summary: "the r/SpaceX record built into this program; needs no network"
    ) {
        SpaceXArchive()
    }
}
