import NestsFeature
import Networking
import ReportCLI
import SectionKit

/// The program `birds-report`: its sections, and the source of their facts.
@main
enum Program {
    static let report = ReportProgram(
        name: "birds-report",
        version: "0.1.0",
        title: "Birds",
        summary: "Reports on the birds.",
        recipes: [
            BirdsSection.recipe,
            NestsBuilder.recipe,
        ],
        sources: [builtIn]
    )

    static func main() {
        report.main()
    }

    private static let builtIn = ReportSource(
        Report.Source(id: "built-in", summary: "example facts, built into this program."),
        summary: "facts built into this program"
    ) {
        facts
    }

    /// The facts of all sections, as a server would send them: a response for each path.
    private static let facts = EmbeddedResponses([
        "/birds": """
        [{"name": "Robin", "count": 12}, {"name": "Heron", "count": 3}, {"name": "Owl"}]
        """,
        "/nests": """
        [{"name": "Hedge", "count": 2}, {"name": "Chimney", "count": 1}]
        """,
    ])
}
