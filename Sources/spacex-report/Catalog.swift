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
                the r/SpaceX API v4 record, part of this program: \(SpaceXArchive.launchCount) \
                launches, \(SpaceXArchive.years.lowerBound)–\(SpaceXArchive.years.upperBound), \
                flown ones up to \(SpaceXArchive.lastFlown), later ones as they were planned then.
                """
        ),
        summary: "the r/SpaceX record, part of this program; needs no network"
    ) {
        SpaceXArchive()
    }
}
