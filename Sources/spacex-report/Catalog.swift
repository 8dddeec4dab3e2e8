import InfoFeature
import LaunchDetailFeature
import LaunchesFeature
import Networking
import NextLaunchFeature
import ReportCLI
import SectionKit
import SpaceXAPI
import SpaceXArchive
import StatisticsFeature

/// What the program is made of: its sections and its sources, one entry each.
enum Catalog {
    static let program = ReportProgram(
        name: "spacex-report",
        version: "0.1.0",
        title: "SpaceX report",
        summary:
            "Reports on SpaceX and its launches, as text, Markdown, HTML, JSON, CSV or a calendar.",
        recipes: [
            InfoBuilder.recipe,
            NextLaunchBuilder.recipe,
            StatisticsBuilder.recipe,
            LaunchesBuilder.recipe,
            LaunchDetailBuilder.recipe,
        ],
        sources: [archive, spacexAPI, launchLibrary],
        opened: LaunchesBuilder.recipe.name,
        examples: ["--format markdown -o report.md"],
        input: { SavedAnswer(data: $0) }
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
        api: .spacex,
        summary: "the r/SpaceX record built into this program; needs no network"
    ) {
        SpaceXArchive()
    }

    private static let spacexAPI = ReportSource(
        Report.Source(id: "spacex-api", summary: "the r/SpaceX API, version 4."),
        api: .spacex,
        summary: "a server of the r/SpaceX API, version 4",
        server: ReportServer(
            address: "https://api.spacexdata.com",
            addressVariable: "SPACEX_REPORT_BASE_URL"
        )
    )

    /// Without a token it answers 15 calls an hour, so its answers are kept for an hour.
    private static let launchLibrary = ReportSource(
        Report.Source(
            id: API.launchLibrary.name,
            summary: "Launch Library 2 by The Space Devs, thespacedevs.com."
        ),
        api: .launchLibrary,
        summary: "Launch Library 2.3.0, alive and current",
        server: ReportServer(
            address: "https://ll.thespacedevs.com",
            tokenVariable: "LAUNCH_LIBRARY_TOKEN",
            lifetime: .seconds(3_600)
        )
    )
}
