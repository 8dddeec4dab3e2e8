import Networking
public import ReportCLI
import SectionKit

/// The program `harbour`: its sections, formats and sources.
public enum Harbour {
    /// The program, for its `main` and for tests.
    public static let program = ReportProgram(
        name: "harbour",
        version: "1.0.0",
        title: "Harbour report",
        summary: "Reports on tides, ships, pilots and berths of a harbour.",
        recipes: [
            Tide.recipe, Ship.recipe, Ship.detailRecipe, Pilot.recipe, Berth.recipe,
            SignalsSection.recipe,
        ],
        sources: [example, live],
        formats: [.kml],
        examples: ["--source live"]
    )

    private static let example = ReportSource(
        Report.Source(id: "example", summary: "an invented day in an invented harbour."),
        summary: "an invented day, built into this program"
    ) { _ in
        let day = Feed(EmbeddedResponses.day)
        return HarbourDependencies(
            tides: day, ships: day, pilots: day, berths: day, radio: AsyncStream.signals)
    }

    private static let live = ReportSource(
        Report.Source(id: "live", summary: "the services of the harbour."),
        summary: "the services of the harbour",
        servers: [.gauge, .customs, .pilots],
        lineServers: [.radio]
    ) { context throws(UsageError) in
        HarbourDependencies(
            tides: Feed(try context.request(to: .gauge), "gauge", "the tide gauge at the pier."),
            ships: Feed(try context.request(to: .customs), "customs", "the customs house."),
            pilots: Feed(try context.request(to: .pilots), "pilots", "the pilots' office."),
            berths: Feed(EmbeddedResponses.day, "chart", "the harbour's chart of 2025."),
            radio: try context.lines(from: .radio))
    }
}
