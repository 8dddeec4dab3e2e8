import FeatureKit
import ScreenHost
import SectionKit

/// The commands that follow from a program's recipes and sources.
struct ProgramCommands: Sendable {
    /// The command that shows the sections in one report.
    static let reportCommand = "report"

    /// The command that shows the sections on a screen.
    static let browseCommand = "browse"

    /// The options of every report.
    let options: ReportOptions

    let all: CommandSet

    init(
        recipes: [SectionRecipe<FeatureDependencies>],
        sources: [ReportSource],
        readsInput: Bool,
        examples: [String]
    ) {
        let parts = recipes.filter { $0.operand == nil }
        options = ReportOptions(
            sources: sources, sections: parts.map(\.name), readsInput: readsInput)
        let offered =
            [CommandOption(options.sections.description)]
            + [CommandOption](of: parts.map { ($0.name, $0.options) })
        let report = Command(
            name: Self.reportCommand,
            summary: "all sections in one report",
            offered: offered,
            examples: examples
        )
        let browse = Command(
            name: Self.browseCommand,
            summary: "all sections on a whole screen, to search and to open",
            offered: offered,
            examples: [],
            refused: ReportOptions.ofWriting,
            keys: KeyMeaning.all(
                parts.flatMap(\.options).filter { $0.picker != nil }.unique
                    + [options.source.description])
        )
        let own = recipes.map { recipe in
            Command(
                name: recipe.name,
                summary: recipe.summary,
                options: recipe.options,
                examples: recipe.examples
            )
        }
        let reports = own + [report, browse]
        all = CommandSet(
            reports: reports,
            tools: Tool.commands(beside: reports, asksServers: sources.askServers),
            common: options.descriptions
        )
    }
}
