import FeatureKit
import Networking
import ReportCLI
import SectionKit
import SectionNetworking

/// A section that asks with SectionKit's module Networking, beside a module of that name in its own
/// package, and shows a block of its own.
@main struct PracticeSection: SectionKit.Section {
    let id = "practice"
    let title = "Practice"
    let shape = ContentShape(tables: 1...1)
    let request: any BaseRequestInput

    func load(into output: some SectionOutput<[Int]>) async {
        do {
            let diary = Resource<Records<Int>>.records(
                of: Endpoint("/minutes"), called: "the diary"
            ) {
                $0.integer()
            }
            await output.show(.success(try await request.value(of: diary).records))
        } catch {
            await output.show(
                .error(SectionError(message: error.summary, recovery: error.recovery)))
        }
    }

    func body(for minutes: [Int]) -> [Block] {
        [Block(PracticeWeek(minutes: minutes)), .paragraph("\(Practice.advice)")]
    }

    static func main() {
        let diary = Report.Source(id: "diary", summary: "a diary.")
        let minutes = EmbeddedResponses(["/minutes": "[30, 0, 45, 20, 0, 60, 0]"])
        let org = ReportFormat("org", summary: "an outline of Org", fileExtensions: [".org"]) {
            OrgSurface(formatter: ValueFormatter(zone: $0.zone))
        }
        ReportProgram(
            name: "practice-report", version: "1.0.0", title: "Practice", summary: "Shows a week.",
            recipes: [
                SectionRecipe(name: "practice", summary: "this week") { dependencies, _ in
                    PracticeSection(request: dependencies.request)
                }
            ],
            sources: [ReportSource(diary, summary: "a diary") { minutes }], formats: [org]
        ).main()
    }
}
