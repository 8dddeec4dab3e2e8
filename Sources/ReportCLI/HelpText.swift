import SectionKit

/// The help of a program, at most 80 columns wide and without escape codes.
struct HelpText {
    /// The program's name, as it is called.
    let program: String

    /// What the program does, in a sentence.
    let summary: String

    /// The commands that make reports.
    let commands: [Command]

    /// The options every report has, under titles.
    let groups: [(title: String, options: [OptionDescription])]

    /// What help says of the sources, by name.
    let sources: [(name: String, summary: String)]

    private static let width = 80

    private static let help = [
        (name: "  -h, --help", meaning: "this help, or that of a command"),
        (name: "  --version", meaning: "the version of the program"),
    ]

    private static let variables = [
        (name: "  NO_COLOR", meaning: "if set, no colours"),
        (name: "  CLICOLOR_FORCE", meaning: "if set, colours even where there is no terminal"),
        (name: "  COLUMNS", meaning: "columns to write for"),
        (name: "  SOURCE_DATE_EPOCH", meaning: "seconds since 1970 to take for now"),
    ]

    /// A few words on what the program does, led by examples.
    var overview: String {
        text([
            paragraph(summary), examples(of: commands, most: 1), commandList,
            ["For all options: \(program) help"],
        ])
    }

    /// All about the program.
    var whole: String {
        let head = [paragraph(summary), examples(of: commands, most: 2), commandList]
        let tail = [
            ["Sources:"] + rows(sources.map { ("  \($0.name)", $0.summary) }),
            ["Environment:"] + rows(Self.variables),
            ["Exit status:"] + rows(ExitCode.allCases.map { ("  \($0.rawValue)", $0.meaning) }),
            paragraph(
                "Options may stand before or after the command."
                    + " For those of a command: \(program) help COMMAND"),
        ]
        return text(head + commonOptions + tail)
    }

    /// All about one command.
    func about(_ command: Command) -> String {
        let options = command.options.filter { !$0.isOperand }
        let own = options.isEmpty ? [] : ["Options of \(command.name):"]
        let operand = command.operand.map { [$0] } ?? []
        let head = [
            paragraph("Shows \(command.summary)."),
            examples(of: [command], most: .max),
            ["Usage:", "  \(program) \(call(of: command)) [options]"]
                + rows(operand.map(row)),
            own + rows(options.map(row)),
        ]
        return text(head + commonOptions)
    }

    /// The formats a report can be written in.
    var formats: String {
        text([
            ["Formats, for --format, and the endings of file names that ask for them:"]
                + rows(
                    ReportFormat.allCases.map { format in
                        (
                            "  \(format.rawValue)",
                            format.summary
                                + ": \(format.endings.joined(separator: ", "))"
                        )
                    })
        ])
    }

    private var commonOptions: [[String]] {
        groups.map { [$0.title] + rows($0.options.map(row)) }
            + [["Other options:"] + rows(Self.help)]
    }

    private func examples(of commands: [Command], most: Int) -> [String] {
        let calls = commands.flatMap { command in
            (command.examples.isEmpty ? [""] : command.examples).prefix(most).map { arguments in
                "  \(program) \(command.name)\(arguments.isEmpty ? "" : " \(arguments)")"
            }
        }
        return ["Examples:"] + calls
    }

    private var commandList: [String] {
        ["Commands:"]
            + rows(commands.map { ("  \(call(of: $0))", $0.summary) })
            + rows([("  formats", "the formats a report can be written in")])
            + rows([("  cache ACTION", "the kept answers of servers: path, list, clear")])
            + rows([("  help [COMMAND]", "this help, or that of a command")])
    }

    /// A command with what must follow it, such as `launch NAME`.
    private func call(of command: Command) -> String {
        ([command.name] + (command.operand.map { [$0.label] } ?? [])).joined(separator: " ")
    }

    private func row(for option: OptionDescription) -> (name: String, meaning: String) {
        let letter = option.letter.map { "-\($0), " } ?? ""
        let placeholder = option.placeholder.isEmpty ? "" : " \(option.placeholder)"
        let accepted =
            switch option.accepted {
            case .nothing: ""
            case .choices(let choices, let usual):
                ": "
                    + choices.map { $0 == usual ? "\($0) (default)" : $0 }.joined(separator: ", ")
            case .words(_, let example): ", such as \(example)"
            }
        let name = option.isOperand ? option.label : "\(letter)--\(option.name)\(placeholder)"
        return ("  \(name)", option.summary + accepted)
    }

    /// Names beside what they mean, the meanings wrapped in a column of their own.
    private func rows(_ rows: [(name: String, meaning: String)]) -> [String] {
        let column = 22
        return rows.flatMap { name, meaning in
            let lines = meaning.wrapped(to: Self.width - column)
            let margin = String(repeating: " ", count: column)
            let head =
                name.count + 2 <= column
                ? [name.padded(to: column) + lines[0]] : [name, margin + lines[0]]
            return head + lines.dropFirst().map { margin + $0 }
        }
    }

    private func paragraph(_ text: String) -> [String] {
        text.wrapped(to: Self.width)
    }

    private func text(_ parts: [[String]]) -> String {
        parts.filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }
}
