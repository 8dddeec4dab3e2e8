#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import FeatureKit
public import Networking
import ScreenHost
public import SectionKit

/// A program that reports on sections: the shell that every app of the framework shares.
///
/// It knows recipes and sources, blocks and surfaces; it knows no feature. The commands, options,
/// help, completions and manual page of a program follow from its recipes.
public struct ReportProgram: Sendable {
    let name: String
    let version: String
    let title: String
    let summary: String
    let recipes: [SectionRecipe<FeatureDependencies>]
    let sources: [ReportSource]
    let options: ReportOptions
    let commands: [Command]
    let tools: [Command]
    let help: HelpText
    let opened: String?
    let input: (@Sendable (Data) -> any BaseRequestInput)?

    /// Describes a program.
    ///
    /// - Parameters:
    ///   - name: the program's name, as it is called.
    ///   - version: its version, such as `0.1.0`.
    ///   - title: the title of its reports, such as "SpaceX report".
    ///   - summary: what it does, in a sentence.
    ///   - recipes: its sections, in the order of a whole report, which has all that take no operand.
    ///   - sources: where it can take facts from; the first is the default.
    ///   - opened: the section that `browse` begins with open, the others folded; the last if none.
    ///   - examples: arguments of `report` that show it at its best.
    ///   - input: makes a source of an answer that was saved to a file, for `--input`.
    public init(
        name: String,
        version: String,
        title: String,
        summary: String,
        recipes: [SectionRecipe<FeatureDependencies>],
        sources: [ReportSource],
        opened: String? = nil,
        examples: [String] = [],
        input: (@Sendable (Data) -> any BaseRequestInput)? = nil
    ) {
        self.name = name
        self.version = version
        self.title = title
        self.summary = summary
        self.recipes = recipes
        self.sources = sources
        self.opened = opened
        self.input = input
        let parts = recipes.filter { $0.operand == nil }
        options = ReportOptions(
            sources: sources,
            sections: parts.map(\.name),
            readsInput: input != nil
        )
        let whole = Command(
            name: Self.reportCommand,
            summary: "all sections in one report",
            options: [options.sections.description] + parts.flatMap(\.options).unique,
            examples: examples
        )
        let browse = Command(
            name: Self.browseCommand,
            summary: "all sections on a whole screen, to search and to open",
            options: whole.options,
            examples: [],
            refused: ReportOptions.ofWriting,
            keys: KeyMeaning.all(whole.options + [options.source.description])
        )
        commands =
            recipes.map { recipe in
                Command(
                    name: recipe.name,
                    summary: recipe.summary,
                    options: recipe.options,
                    examples: recipe.examples
                )
            } + [whole, browse]
        tools = Tool.commands(beside: commands, asksServers: sources.askServers)
        help = HelpText(
            program: name,
            summary: summary,
            commands: commands,
            tools: tools,
            groups: options.groups,
            sources: sources.map { ($0.about.id, $0.summary) },
            variables: EnvironmentVariable.common + (sources.askServers ? [.cacheFolder] : [])
                + sources.flatMap(\.variables)
        )
    }

    /// Does what the arguments after the program's name ask for.
    public func run(_ arguments: [String], in host: Host) async -> ExitCode {
        do throws(UsageError) {
            let parser = ArgumentParser(
                commands: commands,
                tools: tools,
                common: options.descriptions
            )
            switch try parser.parse(arguments) {
            case .overview:
                return write(help.overview, to: host.output, host)
            case .help(let topic):
                let command = (commands + tools).first { $0.name == topic }
                return write(command.map(help.about) ?? help.whole, to: host.output, host)
            case .version:
                return write("\(name) \(version)\n", to: host.output, host)
            case .formats:
                return write(help.formats, to: host.output, host)
            case .cache(let action):
                return try cache(action, host)
            case .completions(let shell):
                return write(shell.script(for: name), to: host.output, host)
            case .complete(let words):
                let offer = Completer(parser: parser).offer(for: words)
                return write(offer.text, to: host.output, host)
            case .manual:
                let page = ManualPage(of: self, date: try host.now())
                return write(page.text, to: host.output, host)
            case .report(let command, let values):
                try refuseStrayAddress(values)
                return command == Self.browseCommand
                    ? try await browse(values, host) : try await report(command, values, host)
            }
        } catch {
            say(error.message, host)
            return .wrongUsage
        }
    }
}
