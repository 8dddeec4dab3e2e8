import SectionKit

/// A command of every program that makes no report, such as `formats`.
enum Tool: String, CaseIterable, Sendable {
    case formats, theme, cache, completions, manual, help

    static let action = SectionOption<CacheAction>(
        operand: "action", placeholder: "ACTION", summary: "what to do with the cache")
    static let colors = SectionOption<ColorScheme>(
        operand: "theme", placeholder: "THEME", summary: "the theme to keep"
    ).withOptionalValue
    static let shell = SectionOption<Shell>(
        operand: "shell", placeholder: "SHELL", summary: "the shell to complete commands in")

    /// The hidden command that completion scripts call for suggestions.
    static let complete = "__complete"

    /// The tools of a program with these commands; `cache` only if the program has one.
    static func commands(beside commands: [Command], hasCache: Bool) -> [Command] {
        let tools = allCases.filter { $0 != .cache || hasCache }
        let names = commands.map(\.name) + tools.map(\.rawValue)
        return tools.map { $0.command(among: names) }
    }

    /// Describes the tool, in a program with commands of these names.
    private func command(among names: [String]) -> Command {
        switch self {
        case .formats:
            command("the report formats")
        case .theme:
            command(
                "the colours of text and pages: \(Self.colors.words)",
                sentence: "Shows the theme of text and pages, or keeps one for all commands:"
                    + " \(Self.colors.words).",
                Self.colors.description)
        case .cache:
            command(
                "the cached responses: \(Self.action.words)",
                sentence: "Shows the path of the cache, or lists or clears the cached responses.",
                Self.action.description)
        case .completions:
            command(
                "a script that completes command lines in \(Self.shell.words)",
                Self.shell.description)
        case .manual:
            command("the manual page, for man and mandoc")
        case .help:
            command("help for the program or a command", topic(among: names))
        }
    }

    private func command(
        _ summary: String,
        sentence: String? = nil,
        _ operand: OptionDescription? = nil
    ) -> Command {
        Command(
            CommandDescription(
                name: rawValue, summary: summary, options: operand.map { [$0] } ?? []),
            sentence: sentence)
    }

    private func topic(among names: [String]) -> OptionDescription {
        OptionDescription(
            name: "topic",
            placeholder: "[COMMAND]",
            summary: "the command to show help for",
            accepted: .described("the name of a command", example: names[0]),
            isOperand: true,
            suggestions: .words { names }
        )
    }
}

extension SectionOption {
    fileprivate var words: String { description.acceptedText }
}
