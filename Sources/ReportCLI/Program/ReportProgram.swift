import CLibrary
public import Essentials
public import Networking
public import SectionKit

/// A program that reports on sections, and does what its actions do: the shell that every app of the framework shares.
///
/// It knows recipes and sources, blocks and surfaces; it knows no feature. The commands, options,
/// help, completions and manual page of a program follow from its recipes, those of actions too.
public struct ReportProgram: Sendable {
    let name: String
    let version: String
    let title: String
    let summary: String
    let sections: [CommandDescription]
    let actions: [ActionCommand]
    let sources: [ProgramSource]
    let opened: String?
    let input: (@Sendable (Data) -> ProgramSource)?
    let commands: ProgramCommands

    /// Describes a program; ``validate()`` tells whether what it is made of fits together.
    ///
    /// - Parameters:
    ///   - name: the program's name, as it is called.
    ///   - version: its version, such as `0.1.0`.
    ///   - title: the title of its reports, such as "SpaceX report".
    ///   - summary: what it does, in a sentence.
    ///   - recipes: its sections, which all are made of the same dependencies, in the order of a whole report, which has all that take no operand.
    ///   - actions: what it can do, made of the same dependencies; each is a command, and none is part of a report.
    ///   - sources: where it can take facts from; the first is the default.
    ///   - formats: the formats it can write besides those of every program.
    ///   - opened: the section that `browse` begins with open, the others folded; the last if none.
    ///   - examples: arguments of `report` that show it at its best.
    ///   - input: makes dependencies of an answer that was saved to a file, for `--input`.
    public init<Dependencies>(
        name: String,
        version: String,
        title: String,
        summary: String,
        recipes: [SectionRecipe<Dependencies>],
        actions: [ActionRecipe<Dependencies>] = [],
        sources: [ReportSource<Dependencies>],
        formats: [ReportFormat] = [],
        opened: String? = nil,
        examples: [String] = [],
        input: (@Sendable (Data, SourceContext) throws(UsageError) -> Dependencies)? = nil
    ) {
        self.name = name
        self.version = version
        self.title = title
        self.summary = summary
        sections = recipes.map { $0.command }
        self.actions = actions.map { ActionCommand($0) }
        self.sources = sources.map {
            ProgramSource($0, recipes: recipes, actions: actions)
        }
        self.opened = opened
        // Not `map`, which would make types of what is generic here at each start.
        if let input {
            self.input = ProgramSource.input(input, recipes: recipes, actions: actions)
        } else {
            self.input = nil
        }
        commands = ProgramCommands(
            sections: sections, actions: self.actions, sources: self.sources,
            formats: ReportFormats(adding: formats), readsInput: input != nil,
            examples: examples)
    }

    /// The options of every report.
    var options: ReportOptions { commands.options }

    /// The sections that a command shows, in the order they are read in.
    func sections(
        of command: String,
        _ values: OptionValues
    ) throws(UsageError) -> [CommandDescription] {
        guard [ProgramCommands.reportCommand, ProgramCommands.browseCommand].contains(command)
        else {
            return sections.filter { $0.name == command }
        }
        guard let names = try values.value(of: options.sections) else {
            return sections.filter { $0.operand == nil }
        }
        return names.compactMap { name in sections.first { $0.name == name } }
    }

    /// Checks that no two of the names, options and keys that the program is made of collide.
    ///
    /// Call it in a test. A debug build checks it at each start too; a release build does not, to
    /// start sooner.
    ///
    /// - Throws: ``CatalogError`` for the first collision.
    public func validate() throws(CatalogError) {
        try CatalogCheck(program: self).run()
    }

    /// Does what this process was called for, and ends it; call from the program's `main`.
    ///
    /// - Parameters:
    ///   - transport: carries requests to servers; curl's by default.
    ///   - lineTransport: connects to servers that send lines.
    public func main(
        transport: any HTTPTransport = CurlTransport(),
        lineTransport: any LineTransport = TCPLineTransport()
    ) -> Never {
        // Whoever started us may ignore it, and then no child could be waited for.
        signal(SIGCHLD, SIG_DFL)
        let code = MainThreadExecutor().run {
            await run(
                Array(CommandLine.arguments.dropFirst()),
                in: .process(of: self, transport: transport, lineTransport: lineTransport))
        }
        exit(code.rawValue)
    }

    /// Does what the arguments after the program's name ask for.
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
        let opener = SourceOpener(program: self, host: host, console: console)
        switch invocation {
        case .overview:
            return console.write(HelpText(of: self).overview)
        case .help(let topic):
            let help = HelpText(of: self)
            let command = topic.flatMap(commands.all.command)
            return console.write(command.map(help.about) ?? help.full)
        case .version:
            return console.write("\(name) \(version)\n")
        case .formats:
            return console.write(HelpText(of: self).formats)
        case .cache(let action):
            return try CacheRun(folder: opener.cacheFolder, console: console).run(action)
        case .completions(let shell):
            return console.write(shell.script(for: name))
        case .complete(let words):
            return console.write(Completer(commands: commands.all).completions(for: words).text)
        case .manual:
            return console.write(ManualPage(of: self, date: try host.now()).text)
        case .report(let command, let values):
            try opener.checkBaseURL(values.program)
            return command == ProgramCommands.browseCommand
                ? try await BrowseRun(program: self, opener: opener, host: host, console: console)
                    .run(values)
                : try await ReportRun(program: self, opener: opener, host: host, console: console)
                    .run(command, values)
        case .action(let name, let values):
            try opener.checkBaseURL(values.program)
            return try await ActionRun(program: self, opener: opener, host: host, console: console)
                .run(name, values)
        }
    }
}
