public import Networking
import SectionCLibrary
public import SectionKit

/// A command line program, described by the recipes of its sections and actions and by its sources.
///
/// ```swift
/// static let program = ReportProgram(
///     name: "solar-system",
///     version: "1.0.0",
///     title: "The solar system",
///     summary: "Reports on the planets of the Sun.",
///     recipes: [PlanetsSection.recipe],
///     sources: [builtIn]
/// )
///
/// static func main() {
///     program.main()
/// }
/// ```
///
/// Its commands, options, help, completions and manual page follow from the recipes.
public struct ReportProgram: Sendable {
    /// What the program says of itself.
    let description: ProgramDescription
    let sources: [ProgramSource]
    let input: (@Sendable (Body) -> ProgramSource)?
    let commands: ProgramCommands

    /// Whether a person can add base maps.
    private let hasBaseMaps: Bool

    /// The names of the vocabularies that options may be completed by.
    let vocabularies: [String]

    /// For each section, whether it is live with some option values.
    private let areLive:
        [(name: String, isLive: @Sendable (OptionValues) throws(UsageError) -> Bool)]

    /// Creates a program; ``validate()`` checks its description.
    ///
    /// - Parameters:
    ///   - name: the name of the executable, such as `spacex-report`.
    ///   - version: the version, such as `0.1.0`.
    ///   - title: the title of its reports, such as "SpaceX report".
    ///   - summary: what the program does, in one sentence.
    ///   - recipes: the sections, in the order of `report`, which shows those without an operand
    ///     that are not personal.
    ///   - actions: the actions; each is a command, and none is part of a report.
    ///   - vocabularies: the words that shells complete and sources know.
    ///   - sources: the sources of facts; the first is the default.
    ///   - formats: formats in addition to the built-in ones.
    ///   - tabs: the tabs of `browse` and `serve`, which together have each section without an operand once;
    ///     without tabs all sections are on one page, as they are if `--sections` names some.
    ///   - opened: the section that `browse` shows open at first, unless `--sections` names others;
    ///     by default the last one.
    ///   - baseMaps: what a base map can be around, where a person can add some, with streets and paths that
    ///     maps are drawn on; nil for none.
    ///   - examples: example arguments of `report`, for help.
    ///   - input: makes the dependencies from a saved response, for `--input`.
    public init<Dependencies>(
        name: String,
        version: String,
        title: String,
        summary: String,
        recipes: [SectionRecipe<Dependencies>],
        actions: [ActionRecipe<Dependencies>] = [],
        vocabularies: [Vocabulary<Dependencies>] = [],
        sources: [ReportSource<Dependencies>],
        formats: [ReportFormat] = [],
        tabs: [ScreenTab] = [],
        opened: String? = nil,
        baseMaps: BaseMapPlaces<Dependencies>? = nil,
        examples: [String] = [],
        input: (@Sendable (Body, SourceContext) throws(UsageError) -> Dependencies)? = nil
    ) {
        hasBaseMaps = baseMaps != nil
        description = ProgramDescription(
            name: name, version: version, title: title, summary: summary,
            sections: recipes.map { $0.command }, actions: actions.map { $0.command },
            tabs: tabs, opened: opened, examples: examples)
        self.sources = sources.map {
            ProgramSource(
                $0, recipes: recipes, actions: actions, vocabularies: vocabularies,
                baseMaps: baseMaps)
        }
        self.vocabularies =
            [OptionDescription.Suggestions.zonesName, BaseMapFolder.vocabulary]
            + vocabularies.map { $0.name }
        areLive = recipes.map { ($0.name, $0.isLive) }
        // Not `map`, which would instantiate generic types at each start.
        if let input {
            self.input = ProgramSource.input(
                input, recipes: recipes, actions: actions, vocabularies: vocabularies)
        } else {
            self.input = nil
        }
        commands = ProgramCommands(
            description, sources: self.sources, formats: ReportFormats(adding: formats),
            readsInput: input != nil, baseMapsAround: baseMaps.map { BaseMapFetch.around($0) })
    }

    var name: String { description.name }
    var version: String { description.version }
    var title: String { description.title }

    /// The options of every report.
    var options: ReportOptions { commands.options }

    /// The sections of a command, in reading order; a report has personal ones only by name.
    func sections(
        of command: String,
        _ values: OptionValues
    ) throws(UsageError) -> [CommandDescription] {
        guard command == ProgramCommands.reportCommand else {
            return description.sections.filter { $0.name == command }
        }
        guard let names = try values.value(of: options.sections) else {
            return description.parts.filter { !$0.isPersonal }
        }
        return names.compactMap { name in description.sections.first { $0.name == name } }
    }

    /// Returns whether a section of a command goes on by itself until it ends.
    func isLive(_ command: String, _ values: CommandValues) throws(UsageError) -> Bool {
        let names = try sections(of: command, values.program).map { $0.name }
        for (name, isLive) in areLive where names.contains(name) {
            if try values[section: name].fitting(isLive).value { return true }
        }
        return false
    }

    /// The first section with files that a person has named; nil without files.
    func sectionWithFiles(
        _ values: CommandValues
    ) -> (name: String, files: [Substring])? {
        for section in description.sections {
            guard let operand = section.operand, operand.takesSeveral,
                let files = values[section: section.name].text(of: operand.name)
            else { continue }
            return (section.name, files.split(separator: "\0"))
        }
        return nil
    }

    /// The program as an interactive host opens it.
    func hosted(
        by opener: SourceOpener, on host: Host, _ log: RequestLog, readsInput: Bool
    ) -> HostedProgram {
        HostedProgram(
            description,
            options: readsInput || sources.count < 2 ? [] : [options.source.description],
            isLive: { name, values throws(UsageError) in
                try isLive(name, CommandValues(sections: [name: values]))
            },
            open: { values, refreshes, notice throws(UsageError) in
                try opener.openForScreen(
                    values, now: try host.now(), refreshes: refreshes, log: log.session(notice))
            })
    }

    /// Checks that the names, options and keys of the program do not collide.
    ///
    /// Call it in a test. A debug build also checks at each start; a release build does not, to
    /// start faster.
    ///
    /// - Throws: ``CatalogError`` for the first collision.
    public func validate() throws(CatalogError) {
        try CatalogCheck(program: self).run()
    }

    /// Runs the arguments of this process and exits; call it from the program's `main`.
    ///
    /// - Parameters:
    ///   - transport: sends requests to servers; curl by default.
    ///   - lineTransport: connects to servers that send lines.
    public func main(
        transport: any HTTPTransport = CurlTransport(),
        lineTransport: any LineTransport = TCPLineTransport()
    ) -> Never {
        // The parent process may ignore it, and then waiting for a child would fail.
        signal(SIGCHLD, SIG_DFL)
        let code = MainThreadExecutor().run { reason in
            let console = Console(
                program: name, output: FileDescriptor.standardError,
                errorOutput: FileDescriptor.standardError)
            console.say("No thread can be started: \(reason). End other programs.")
            exit(ExitCode.nothingShown.rawValue)
        } _: {
            await run(
                Array(CommandLine.arguments.dropFirst()),
                in: .process(of: self, transport: transport, lineTransport: lineTransport))
        }
        exit(code.rawValue)
    }

    /// Runs the arguments that follow the program's name, and returns the exit code.
    public func run(_ arguments: [String], in host: Host) async -> ExitCode {
        let console = Console(
            program: name, output: host.output, errorOutput: host.errorOutput)
        #if DEBUG
            do throws(CatalogError) {
                try validate()
            } catch {
                console.say(error.message)
                return .nothingShown
            }
        #endif
        do throws(UsageError) {
            let invocation = try ArgumentParser(commands: commands.all).parse(arguments)
            return try await perform(invocation, host, console)
        } catch {
            console.say(error.message)
            return .wrongUsage
        }
    }

    private func perform(
        _ invocation: Invocation,
        _ host: Host,
        _ console: Console
    ) async throws(UsageError) -> ExitCode {
        var host = host
        if hasBaseMaps, invocation.showsSections {
            host.ground =
                BaseMapFolder(program: name, environment: host.environment)?.ground
        }
        let opener = SourceOpener(program: self, host: host, console: console)
        var help: HelpText { HelpText(of: self, columns: host.terminalColumns) }
        switch invocation {
        case .overview:
            return console.write(help.overview)
        case .help(let topic):
            let help = help
            guard let topic else { return console.write(help.full) }
            let command = commands.all.command(topic)
            return console.write(
                command.map(help.about) ?? help.about(commands.all.all(after: topic)))
        case .version:
            let commit = BuildCommit.short.map { " (commit \($0))" } ?? ""
            return console.write("\(name) \(version)\(commit)\n")
        case .formats:
            return console.write(help.formats)
        case .config(let request):
            return try ConfigRun(program: self, host: host, console: console).run(request)
        case .baseMap(let request):
            return try await BaseMapRun(program: self, host: host, console: console).run(request)
        case .cache(let action):
            return try CacheRun(folder: opener.cacheFolder, console: console).run(action)
        case .completions(let shell):
            return console.write(shell.script(for: name))
        case .complete(let words):
            var found = Completer(commands: commands.all).completions(for: words)
            if let lookUp = found.lookUp {
                found.candidates += await LookedUpCompletions(
                    program: self, host: host, lookUp: lookUp
                ).candidates
            }
            return console.write(found.text)
        case .manual:
            return console.write(ManualPage(of: self, date: try host.now()).text)
        case .report(let command, let given):
            let values = try values(given, of: command, opener)
            try opener.checkBaseURL(values.program)
            return switch command {
            case ProgramCommands.browseCommand:
                try await BrowseRun(program: self, opener: opener, host: host, console: console)
                    .run(values)
            case ProgramCommands.serveCommand:
                try await ServeRun(program: self, opener: opener, host: host, console: console)
                    .run(values)
            default:
                try await ReportRun(program: self, opener: opener, host: host, console: console)
                    .run(command, values)
            }
        case .action(let name, let given):
            let values = try values(given, of: name, opener)
            try opener.checkBaseURL(values.program)
            return try await ActionRun(program: self, opener: opener, host: host, console: console)
                .run(name, values)
        }
    }
}
