@testable import ReportCLI
import SectionKit

extension ArgumentParser {
    /// The parser of the tea room program, if it had a server and `--input`.
    static let teaRoom = ArgumentParser(
        commands: {
            var commands = CommandSet(
                program: "tearoom",
                reports: reports,
                tools: [],
                common: ReportOptions(
                    sources: [ProgramSource(TeaRoom.web, recipes: TeaRoom.recipes, actions: [])],
                    sections: [],
                    readsInput: true
                ).descriptions)
            commands.tools = Tool.commands(
                of: "tearoom", beside: commands, hasCache: true,
                baseMapsAround: BaseMapFetch.around(
                    BaseMapPlaces<Void>("a garden", example: "roses", suggestions: .none) {
                        _, name throws(UsageError) in throw UsageError("there is no \(name).")
                    }))
            return commands
        }())

    private static let reports =
        TeaRoom.recipes.map { recipe in
            Command(
                CommandDescription(
                    name: recipe.name, summary: "", options: recipe.command.options))
        } + [
            Command(
                CommandDescription(name: "report", summary: ""),
                offered: [CommandOption](
                    of: TeaRoom.recipes.map { ($0.name, $0.command.options) }))
        ]

    /// Parses a command line, split at spaces.
    func parse(_ line: String) throws(UsageError) -> Invocation {
        try parse(line.split(separator: " ").map(String.init))
    }

    /// The error of a command line; nil if it is valid.
    func errorMessage(for line: String) -> String? {
        do throws(UsageError) {
            _ = try parse(line)
            return nil
        } catch {
            return error.message
        }
    }
}

extension Invocation {
    /// A report of the menu with values of its options and the program's.
    static func menu(
        _ values: [String: String] = [:],
        program: [String: String] = [:]
    ) -> Invocation {
        .report(command: "menu", program: program, ["menu": values])
    }

    /// A report with values of the program's options and each section's.
    static func report(
        command: String,
        program: [String: String] = [:],
        _ sections: [String: [String: String]] = [:]
    ) -> Invocation {
        let given = sections.filter { !$0.value.isEmpty }
        return .report(
            command: command,
            CommandValues(
                program: OptionValues(program), sections: given.mapValues { OptionValues($0) }))
    }
}
