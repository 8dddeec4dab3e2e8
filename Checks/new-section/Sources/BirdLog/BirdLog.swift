import FeatureKit
import Networking
import ReportCLI
import SectionKit

/// What the sections are built from.
struct LogDependencies: Sendable {
    let birds: [String]
}

/// A program in a library, with dependencies of its own.
public enum BirdLog {
    /// The program, for its `main` and for tests.
    public static let program = ReportProgram(
        name: "bird-log", version: "1.0.0", title: "Birds", summary: "Lists birds.",
        recipes: [BirdSection.recipe],
        sources: [
            ReportSource(Report.Source(id: "log", summary: "made up."), summary: "made up") { _ in
                LogDependencies(birds: ["Robin"])
            }
        ]
    )
}

struct BirdSection: Section {
    let id = "birds"
    let title = "Birds"
    let birds: [String]

    static let recipe = SectionRecipe<LogDependencies>(name: "birds", summary: "the birds") { log in
        BirdSection(birds: log.birds)
    }

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.success(birds))
    }

    func body(for birds: [String]) -> [Block] {
        [.paragraph(InlineText(birds.joined(separator: ", ")))]
    }
}
