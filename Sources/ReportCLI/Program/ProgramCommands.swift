import FeatureKit
import ScreenHost
import SectionKit

/// The commands of a program, made from its description and its sources.
struct ProgramCommands: Sendable {
    /// The command that shows the sections in one report.
    static let reportCommand = "report"

    /// The command that shows the sections on a screen.
    static let browseCommand = "browse"

    /// The command that shows the sections in a browser.
    static let serveCommand = "serve"

    /// The options of every report.
    let options: ReportOptions

    let all: CommandSet

    init(
        _ program: ProgramDescription,
        sources: [ProgramSource],
        formats: ReportFormats,
        readsInput: Bool,
        baseMapsAround place: OptionDescription?
    ) {
        let parts = program.parts
        options = ReportOptions(
            sources: sources, sections: parts.map(\.name),
            hasPersonalSections: parts.contains(where: \.isPersonal), formats: formats,
            hasAlerts: program.sections.contains(where: \.alerts),
            hasPrivateValues: program.sections.contains(where: \.hasPrivateValues),
            readsInput: readsInput)
        let offered =
            [CommandOption](filesOf: parts) + [CommandOption(options.sections.description)]
            + [CommandOption](
                of: parts.map { ($0.name, $0.options.filter { !$0.isOperand }) })
        let report = Command(
            CommandDescription(
                name: Self.reportCommand, summary: "all sections in one report",
                examples: program.examples),
            sentence: Self.reportSentence(personal: parts.filter(\.isPersonal).map(\.name)),
            offered: offered,
            refused: options.alertOptions
        )
        let browse = Command(
            CommandDescription(
                name: Self.browseCommand, summary: "all sections on an interactive screen"),
            offered: offered,
            refused: options.writingOptions,
            keys: KeyMeaning.all(
                parts.flatMap(\.options).filter { $0.picker != nil }.unique
                    + [options.source.description, ReportOptions.theme.description],
                actions: program.actions, tabs: program.tabs.map(\.title))
        )
        let own = program.sections.map { [options] section in
            Command(
                section,
                refused: (section.alerts ? [] : options.alertOptions)
                    + (section.hasPrivateValues ? [] : options.personalOptions))
        }
        let serve = Command(
            CommandDescription(
                name: Self.serveCommand, summary: "all sections in a web browser",
                notes: ServeOptions.notes(on: program.name)),
            sentence: "Shows all sections in a web browser, until you end it with Control-C.",
            // The options of sections are in addresses.
            offered: [CommandOption](filesOf: parts)
                + ([options.sections.description] + ServeOptions.descriptions).map {
                    CommandOption($0)
                },
            refused: options.unservedOptions
        )
        let reports = own + [report, browse, serve]
        let actions = program.actions.map { [options] action in
            Command(
                action,
                sentence: action.summary.withCapital + ".",
                offered: action.options.map { CommandOption($0, of: [action.name]) }
                    + ActionOptions.descriptions(of: action).map { CommandOption($0) },
                refused: options.watchOptions)
        }
        var all = CommandSet(
            program: program.name,
            reports: reports,
            actions: actions,
            tools: [],
            common: options.descriptions
        )
        all.tools = Tool.commands(
            of: program.name, beside: all, hasCache: sources.haveCache, baseMapsAround: place)
        self.all = all
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
