import SectionKit

/// A command of the program itself, which makes no report.
enum Tool: String, CaseIterable, Sendable {
    case formats, cache, completions, manual, help

    static let action = SectionOption<CacheAction>(
        operand: "action", placeholder: "ACTION", summary: "what to do with them")
    static let shell = SectionOption<Shell>(
        operand: "shell", placeholder: "SHELL", summary: "the shell that is to load them")

    /// The word that asks for what a shell is to offer: for scripts, and not told of.
    static let complete = "__complete"

    /// All of them, in a program with these commands that make reports; a cache is
    /// the business only of one that has it.
    static func commands(beside commands: [Command], hasCache: Bool) -> [Command] {
        let tools = allCases.filter { $0 != .cache || hasCache }
        let names = commands.map(\.name) + tools.map(\.rawValue)
        return tools.map { $0.command(among: names) }
    }

    /// How it is called and described, in a program with commands of these names.
    private func command(among names: [String]) -> Command {
        switch self {
        case .formats:
            command("the formats a report can be written in")
        case .cache:
            command(
                "the cached responses of servers: \(Self.action.words)", Self.action.description)
        case .completions:
            command(
                "a script that completes command lines in \(Self.shell.words)",
                Self.shell.description)
        case .manual:
            command("the manual page, for man and mandoc")
        case .help:
            command("this help, or that of a command", topic(among: names))
        }
    }

    private func command(_ summary: String, _ operand: OptionDescription? = nil) -> Command {
        Command(
            name: rawValue, summary: summary, options: operand.map { [$0] } ?? [], examples: [])
    }

    private func topic(among names: [String]) -> OptionDescription {
        OptionDescription(
            name: "topic",
            placeholder: "[COMMAND]",
            summary: "the command to tell of",
            accepted: .words("the name of a command", example: names[0]),
            isOperand: true,
            suggestions: .words { names }
        )
    }
}

extension SectionOption {
    fileprivate var words: String { description.acceptedText }
}
