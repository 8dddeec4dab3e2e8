import FeatureKit
import Networking
import ReportCLI
import SectionKit

/// Shows aircraft that move between loads, to try `browse`, `--watch` and `--alert` by hand.
///
///     live-trial browse --aircraft 10000
///     live-trial aircraft --watch --limit 10
///     live-trial aircraft --alert --for 1m
@main
enum LiveTrial {
    static func main() {
        program.main()
    }

    static let count = SectionOption<Int>(
        "aircraft", placeholder: "N", summary: "how many aircraft fly", in: 1...100_000)

    static let program = ReportProgram(
        name: "live-trial", version: "1", title: "Live trial", summary: "Shows moving aircraft.",
        recipes: [
            SectionRecipe<FeatureDependencies>(
                name: "aircraft", summary: "aircraft that move", options: [count.description],
                alerts: true
            ) { dependencies, values throws(UsageError) in
                let count = try values.value(of: Self.count) ?? 100
                return AircraftSection(count: count, time: dependencies.now)
            }
        ],
        sources: [
            ReportSource(
                Report.Source(id: "trial", summary: "Made up for tests."), summary: "made up",
                request: { EmbeddedResponses([:]) })
        ]
    )
}
