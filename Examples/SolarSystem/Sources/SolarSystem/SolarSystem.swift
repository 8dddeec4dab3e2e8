import Networking
import ReportCLI
import SectionKit

/// The program `solar-system`: its sections and its source.
@main
enum SolarSystem {
    static let program = ReportProgram(
        name: "solar-system",
        version: "1.0.0",
        title: "The solar system",
        summary: "Reports on the planets of the Sun.",
        recipes: [PlanetsSection.recipe],
        sources: [builtIn]
    )

    static func main() {
        program.main()
    }

    private static let builtIn = ReportSource(
        Report.Source(id: "built-in", summary: "figures rounded to whole numbers."),
        summary: "the planets built into this program"
    ) {
        EmbeddedResponses.solarSystem
    }
}
