@testable import ReportCLI
import SectionKit

extension ArgumentParser {
    /// The parser of the tea room's program, as it were if it asked a server and read answers.
    static let teaRoom = ArgumentParser(
        commands: commands,
        tools: Tool.commands(beside: commands, asksServers: true),
        common: ReportOptions(sources: [TeaRoom.web], sections: [], readsInput: true).descriptions
    )

    private static let commands =
        TeaRoom.recipes.map { recipe in
            Command(name: recipe.name, summary: "", options: recipe.options, examples: [])
        } + [
            Command(
                name: "report",
                summary: "",
                options: TeaRoom.recipes.flatMap { $0.options }.unique,
                examples: []
            )
        ]

    /// Reads a command line as a shell would split it at spaces.
    func parse(_ line: String) throws(UsageError) -> Invocation {
        try parse(line.split(separator: " ").map(String.init))
    }

    /// What is said of a command line that cannot be meant; nil if it can.
    func complaint(about line: String) -> String? {
        do throws(UsageError) {
            _ = try parse(line)
            return nil
        } catch {
            return error.message
        }
    }
}

extension Invocation {
    /// A report of the menu, with these option values.
    static func menu(_ values: [String: String] = [:]) -> Invocation {
        .report(command: "menu", OptionValues(values))
    }
}
