import InfoFeature
import LaunchDetailFeature
import LaunchesFeature
import LaunchpadsFeature
import Networking
import NextLaunchFeature
import ReportCLI
import SectionKit
import SpaceXArchive
import SpaceXLaunches
import StatisticsFeature

/// The program's sections and sources.
enum Catalog {
    static let program = ReportProgram(
        name: "spacex-report",
        version: "0.1.0",
        title: "SpaceX report",
        summary: "Reports on SpaceX and its launches, as text, pages, maps, data or a calendar.",
        recipes: recipes,
        sources: [archive, spacexAPI, launchLibrary],
        tabs: [
            ScreenTab(
                "Launches",
                sections: [NextLaunchBuilder.recipe.name, LaunchesBuilder.recipe.name]),
            ScreenTab(
                "Statistics", sections: [StatisticsBuilder.recipe.name, InfoBuilder.recipe.name]),
            ScreenTab("Launch sites", sections: [LaunchpadsBuilder.recipe.name]),
        ],
        opened: LaunchesBuilder.recipe.name,
        examples: ["--format markdown -o report.md"],
        input: { response, context in
            SpaceXDependencies(
                request: SavedResponse(body: response), now: context.now,
                zone: context.displayZone ?? .utc, memory: context.memory)
        }
    )

    static let recipes = [
        InfoBuilder.recipe,
        NextLaunchBuilder.recipe,
        StatisticsBuilder.recipe,
        LaunchpadsBuilder.recipe,
        LaunchesBuilder.recipe,
        LaunchDetailBuilder.recipe,
    ]

    private static let archive = ReportSource(
        Report.Source(
            id: "archive",
            summary: """
                r/SpaceX API v4 record, built into this program: \(SpaceXArchive.launchCount) \
                launches, \(SpaceXArchive.years.lowerBound)–\(SpaceXArchive.years.upperBound). \
                Complete up to \(SpaceXArchive.lastFlown); later launches were upcoming then.
                """
        ),
        summary: "the r/SpaceX record built into this program; needs no network"
    ) { context in
        SpaceXDependencies(
            request: SpaceXArchive(), now: context.now, zone: context.displayZone ?? .utc,
            memory: context.memory)
    }

    private static let spacexAPI = source(
        Report.Source(id: "spacex-api", summary: "the r/SpaceX API, version 4."),
        summary: "a server of the r/SpaceX API, version 4",
        api: .rSpaceX,
        server: Server(
            "spacex-api",
            address: "https://api.spacexdata.com",
            addressVariable: "SPACEX_REPORT_BASE_URL"
        )
    )

    /// Without a token the server allows 15 requests an hour, so responses are cached for an hour.
    private static let launchLibrary = source(
        Report.Source(
            id: SpaceXAPI.launchLibrary.rawValue,
            summary: "Launch Library 2 by The Space Devs, thespacedevs.com."
        ),
        summary: "Launch Library 2.3.0, which is kept up to date",
        api: .launchLibrary,
        server: Server(
            SpaceXAPI.launchLibrary.rawValue,
            address: "https://ll.thespacedevs.com",
            credentials: .header(secret: "LAUNCH_LIBRARY_TOKEN", scheme: "Token"),
            freshness: .seconds(3_600),
            minimumInterval: .seconds(300)
        )
    )

    /// Creates a source that consists of one server.
    private static func source(
        _ about: Report.Source,
        summary: String,
        api: SpaceXAPI,
        server: Server
    ) -> ReportSource<SpaceXDependencies> {
        ReportSource(about, summary: summary, servers: [server]) { context throws(UsageError) in
            SpaceXDependencies(
                request: try context.request(to: server), api: api, now: context.now,
                zone: context.displayZone ?? .utc, memory: context.memory)
        }
    }
}

/// A response of an API that was saved to a file, with launches or the company.
///
/// It answers requests for both; what launches refer to by id, such as rockets, is looked up in
/// the archive.
struct SavedResponse: BaseRequestInput {
    let body: Body

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        switch resource.endpoint.path {
        case "/v4/rockets", "/v4/launchpads", "/v4/payloads", "/v4/cores", "/v4/landpads":
            try await SpaceXArchive().value(of: resource)
        default: try resource.value(from: body)
        }
    }
}
