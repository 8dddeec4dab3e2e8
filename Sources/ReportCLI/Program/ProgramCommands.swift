import FeatureKit
import ScreenHost
import SectionKit

/// The commands of a program, made from its recipes, actions and sources.
struct ProgramCommands: Sendable {
    /// The command that shows the sections in one report.
    static let reportCommand = "report"

    /// The command that shows the sections on a screen.
    static let browseCommand = "browse"

    /// The options of every report.
    let options: ReportOptions

    let all: CommandSet

    init(
        program: String,
        sections: [CommandDescription],
        alerting: [String],
        withPrivateValues: [String],
        personal: [String],
        tabs: [String],
        actions: [ActionCommand],
        sources: [ProgramSource],
        formats: ReportFormats,
        readsInput: Bool,
        examples: [String]
    ) {
        let parts = sections.filter { !$0.needsOperand }
        options = ReportOptions(
            sources: sources, sections: parts.map(\.name), formats: formats,
            hasAlerts: !alerting.isEmpty, hasPrivateValues: !withPrivateValues.isEmpty,
            readsInput: readsInput)
        let offered =
            [CommandOption](filesOf: parts) + [CommandOption(options.sections.description)]
            + [CommandOption](
                of: parts.map { ($0.name, $0.options.filter { !$0.isOperand }) })
        let report = Command(
            name: Self.reportCommand,
            summary: "all sections in one report",
            sentence: Self.reportSentence(personal: parts.map(\.name).filter(personal.contains)),
            offered: offered,
            examples: examples,
            refused: options.alertOptions
        )
        let browse = Command(
            name: Self.browseCommand,
            summary: "all sections on an interactive screen",
            offered: offered,
            examples: [],
            refused: options.writingOptions,
            keys: KeyMeaning.all(
                parts.flatMap(\.options).filter { $0.picker != nil }.unique
                    + [options.source.description, ReportOptions.theme.description],
                actions: actions.map { $0.command }, tabs: tabs)
        )
        let own = sections.map { [options] section in
            var command = Command(
                name: section.name,
                summary: section.summary,
                options: section.options,
                examples: section.examples
            )
            command.notes = section.notes
            if !alerting.contains(section.name) { command.refused = options.alertOptions }
            if !withPrivateValues.contains(section.name) {
                command.refused += options.personalOptions
            }
            return command
        }
        let reports = own + [report, browse]
        let actions = actions.map { [options] in Command($0, refused: options.watchOptions) }
        all = CommandSet(
            program: program,
            reports: reports,
            actions: actions,
            tools: Tool.commands(beside: reports + actions, hasCache: sources.haveCache),
            common: options.descriptions
        )
    }

    /// What `report` shows, in one sentence, or in two if it leaves out personal sections; nil for
    /// its summary.
    private static func reportSentence(personal: [String]) -> String? {
        if personal.isEmpty { return nil }
        let names = personal.listed(by: "and")
        return "Shows all sections in one report, except your own data: \(names). Name"
            + " \(personal.count == 1 ? "it" : "them") with --sections to include"
            + " \(personal.count == 1 ? "it" : "them")."
    }
}
