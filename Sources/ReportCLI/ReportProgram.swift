public import Networking
public import SectionKit

/// A program that reports on sections: the shell that every app of the framework shares.
///
/// It knows recipes and sources, blocks and surfaces; it knows no feature. The commands, options
/// and help of a program follow from its recipes.
public struct ReportProgram: Sendable {
    private let name: String
    private let version: String
    private let title: String
    private let recipes: [SectionRecipe<FeatureDependencies>]
    private let sources: [ReportSource]
    private let options: ReportOptions
    private let commands: [Command]
    private let help: HelpText

    /// Describes a program.
    ///
    /// - Parameters:
    ///   - name: the program's name, as it is called.
    ///   - version: its version, such as `0.1.0`.
    ///   - title: the title of its reports, such as "SpaceX report".
    ///   - summary: what it does, in a sentence.
    ///   - recipes: its sections, in the order of a whole report.
    ///   - sources: where it can take facts from; the first is the default.
    ///   - examples: arguments of `report` that show it at its best.
    public init(
        name: String,
        version: String,
        title: String,
        summary: String,
        recipes: [SectionRecipe<FeatureDependencies>],
        sources: [ReportSource],
        examples: [String] = []
    ) {
        self.name = name
        self.version = version
        self.title = title
        self.recipes = recipes
        self.sources = sources
        options = ReportOptions(sources: sources)
        let whole = Command(
            name: "report",
            summary: "all sections in one report",
            options: recipes.flatMap(\.options).unique,
            examples: examples
        )
        commands =
            recipes.map { recipe in
                Command(
                    name: recipe.name,
                    summary: recipe.summary,
                    options: recipe.options,
                    examples: recipe.examples
                )
            } + [whole]
        help = HelpText(
            program: name,
            summary: summary,
            commands: commands,
            common: options.descriptions,
            sources: sources.map { ($0.source.id, $0.summary) }
        )
    }

    /// Does what the arguments after the program's name ask for.
    public func run(_ arguments: [String], in host: Host) async -> ExitCode {
        do throws(UsageError) {
            let parser = ArgumentParser(commands: commands, common: options.descriptions)
            switch try parser.parse(arguments) {
            case .overview:
                return write(help.overview, to: host.output, host)
            case .help(let topic):
                let command = commands.first { $0.name == topic }
                return write(command.map(help.about) ?? help.whole, to: host.output, host)
            case .version:
                return write("\(name) \(version)\n", to: host.output, host)
            case .report(let command, let values):
                return try await report(command, values, host)
            }
        } catch {
            say(error.message, host)
            return .wrongUsage
        }
    }

    private func report(
        _ command: String,
        _ values: OptionValues,
        _ host: Host
    ) async throws(UsageError) -> ExitCode {
        let settings = try ReportSettings(values, options)
        let now = try host.now()
        guard
            let source = sources.first(where: { $0.source.id == settings.source }) ?? sources.first
        else { throw UsageError("this program has no sources to report from.") }
        let dependencies = FeatureDependencies(request: source.request(), now: now)
        var sections: [any Section] = []
        for recipe in recipes where command == "report" || recipe.name == command {
            sections.append(try recipe.make(dependencies, values))
        }

        let screen = Screen(sections)
        await screen.load()
        let snapshots = await screen.snapshots

        let report = Report(
            title: title, source: source.source, generatedAt: now, sections: snapshots)
        let surface = settings.format.surface(
            style: host.style(for: settings), zone: settings.zone)
        let output = settings.output.map { OutputFile(path: $0) } ?? host.output
        let written = write(surface.text(of: report), to: output, named: settings.output, host)
        guard written == .success else { return written }
        return tell(of: snapshots, host)
    }

    /// Says on standard error what is missing from the report, and sums it up.
    private func tell(of snapshots: [SectionSnapshot], _ host: Host) -> ExitCode {
        var failed = 0
        for snapshot in snapshots {
            for warning in snapshot.warnings { say("warning: \(warning)", host) }
            if case .error(let error) = snapshot.state {
                failed += 1
                say("\(error.message) \(error.recovery)", host)
            }
        }
        return failed == 0 ? .success : failed < snapshots.count ? .partlyShown : .nothingShown
    }

    private func write(
        _ text: String,
        to output: any TextOutput,
        named file: String? = nil,
        _ host: Host
    ) -> ExitCode {
        do throws(OutputError) {
            try output.write(text)
            return .success
        } catch {
            if case .failed(let reason) = error {
                let place = file.map { "to '\($0)'" } ?? "to standard output"
                say("the output could not be written \(place): \(reason).", host)
            }
            return .notWritten
        }
    }

    /// One line on standard error; if even that cannot be written, there is nobody to tell.
    private func say(_ message: String, _ host: Host) {
        try? host.errorOutput.write("\(name): \(message.safe)\n")
    }
}
