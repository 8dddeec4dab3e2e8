import ScreenHost
import SectionEssentials
import SectionKit

/// The help texts of a program, without escape codes.
struct HelpText {
    /// The name of the program's executable.
    let program: String

    /// What the program does, in one sentence.
    let summary: String

    /// The commands that make reports.
    let commands: [Command]

    /// The commands that change something.
    var actions: [Command] = []

    /// The commands that make no report.
    let tools: [Command]

    /// The options of every report, in titled groups.
    let groups: [(title: String, options: [OptionDescription])]

    /// The names and summaries of the sources.
    let sources: [(name: String, summary: String)]

    /// The report formats.
    var reportFormats = ReportFormat.builtIn

    /// The environment variables that the program reads.
    let variables: [EnvironmentVariable]

    /// Where options may be written.
    static let optionPlacement = "Options may come before or after the command."

    /// The most columns of a line of prose; examples and the forms of commands stay in one line each.
    var width = 80

    /// Short help: some examples, and the commands.
    var overview: String {
        text(
            [
                paragraph(summary), someExamples(most: 1),
            ] + commandLists + [["Run '\(program) help' for all options."]])
    }

    /// Complete help for the program.
    var full: String {
        let head = [paragraph(summary), someExamples(most: 2)] + commandLists
        let tail = [
            ["Sources:"] + rows(sources.map { ("  \($0.name)", $0.summary) }),
            ["Environment:"] + rows(variables.map { ("  \($0.name)", $0.meaning) }),
            ["Exit status:"] + rows(exitCodes.map { ("  \($0.code)", $0.meaning) }),
            paragraph(
                Self.optionPlacement
                    + " Run '\(program) help COMMAND' for the options of a command."),
        ]
        return text(head + commonOptions(except: []) + tail)
    }

    /// Help for one command.
    func about(_ command: Command) -> String {
        let options = command.switches
        let own = options.isEmpty ? [] : ["Options of \(command.name):"]
        let operand = command.operand.map { [$0] } ?? []
        let makesReport = (commands + actions).contains(command)
        let head = [
            paragraph(command.sentence),
            makesReport ? examples(command.exampleLines(of: program)) : [],
            ["Usage:", "  \(program) \(command.usage)\(makesReport ? " [options]" : "")"]
                + rows(operand.map(row)),
            own + rows(options.map(row)),
            command.sharing.map(paragraph) ?? [],
            changes(of: command),
            command.keys.isEmpty
                ? [] : ["Keys:"] + rows(command.keys.map { ("  \($0.keys)", $0.meaning) }),
        ]
        let notes = command.description.notes.map { note in
            [note.title] + note.lines.map { $0.isEmpty ? "" : "  \($0)" }
        }
        return text(head + notes + (makesReport ? commonOptions(except: command.refused) : []))
    }

    /// Help for several commands with the same first word.
    func about(_ commands: [Command]) -> String {
        text([
            ["Commands:"] + rows(commands.map { ("  \($0.usage)", $0.summary) }),
            paragraph("Run '\(program) help COMMAND' for the options of a command."),
        ])
    }

    /// The actions that change what a section shows, which a person looks for beside it.
    private func changes(of command: Command) -> [String] {
        let changes = actions.filter { action in
            action != command
                && (action.name.hasPrefix("\(command.name) ")
                    || action.description.place.section == command.name
                    || action.description.changes?.contains(command.name) == true
                    || command.operand != nil && action.operand == command.operand)
        }
        return changes.isEmpty
            ? [] : ["Actions:"] + rows(changes.map { ("  \($0.usage)", $0.summary) })
    }

    /// The exit statuses of the program and their meanings.
    var exitCodes: [(code: String, meaning: String)] {
        let hasAlerts = groups.contains {
            $0.options.contains(ReportOptions.alert.description)
        }
        return ExitCode.allCases.map { code in
            (
                "\(code.rawValue)",
                code.meaning(withActions: !actions.isEmpty, withAlerts: hasAlerts)
            )
        }
    }

    /// The list of report formats.
    var formats: String {
        text([
            ["Formats for --format, and the file extensions that select them:"]
                + rows(reportFormats.map { ("  \($0.name)", $0.meaning) })
        ])
    }

    private func commonOptions(except refused: [OptionDescription]) -> [[String]] {
        groups.map { [$0.title] + rows($0.options.filter { !refused.contains($0) }.map(row)) }
            + [["Other options:"] + rows([.help, .version].map(row))]
    }

    private func examples(_ lines: [String]) -> [String] {
        ["Examples:"] + lines.map { "  \($0)" }
    }

    /// Some examples of each command, or, of many commands, one of the first ones, so that the commands
    /// themselves come soon.
    private func someExamples(most: Int) -> [String] {
        let lists = [commands, actions].filter { !$0.isEmpty }
        let room = 13 / max(1, lists.count)
        return examples(
            lists.flatMap { commands in
                let lines = commands.map { $0.exampleLines(of: program) }
                let some = lines.flatMap { $0.prefix(most) }
                return some.count <= room
                    ? some : Array(lines.flatMap { $0.prefix(1) }.prefix(room))
            })
    }

    /// The lists of commands, in groups if some of them are actions.
    private var commandLists: [[String]] {
        let groups =
            actions.isEmpty
            ? [("Commands:", commands + tools)]
            : [("Reports:", commands), ("Actions:", actions), ("Other commands:", tools)]
        return groups.map { title, commands in
            [title] + rows(commands.map { ("  \($0.usage)", $0.summary) })
        }
    }

    private func row(for option: OptionDescription) -> (name: String, meaning: String) {
        let letter = option.letter.map { "-\($0), " } ?? ""
        let placeholder = option.placeholder.isEmpty ? "" : " \(option.placeholder)"
        let name = option.isOperand ? option.label : "\(letter)--\(option.name)\(placeholder)"
        return ("  \(name)", option.meaning)
    }

    /// Rows of a name and its meaning, which is wrapped in the second column.
    private func rows(_ rows: [(name: String, meaning: String)]) -> [String] {
        let column = width < 60 ? 6 : 22
        return rows.flatMap { name, meaning in
            let lines = meaning.wrapped(to: width - column)
            let margin = String(repeating: " ", count: column)
            let head =
                name.count + 2 <= column
                ? [name.padded(to: column) + lines[0]] : [name, margin + lines[0]]
            return head + lines.dropFirst().map { margin + $0 }
        }
    }

    private func paragraph(_ text: String) -> [String] {
        text.wrapped(to: width)
    }

    private func text(_ parts: [[String]]) -> String {
        parts.filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") + "\n" }
            .joined(separator: "\n")
    }
}

extension HelpText {
    /// Creates the help texts of a program, for a terminal of some columns; nil for another output.
    ///
    /// Prose has at most 80 columns, because longer lines are hard to read.
    init(of program: ReportProgram, columns: Int? = nil) {
        self.init(
            program: program.name,
            summary: program.description.summary,
            commands: program.commands.all.reports,
            actions: program.commands.all.actions,
            tools: program.commands.all.tools,
            groups: program.options.groups,
            sources: program.sources.map { ($0.about.id, $0.summary) },
            reportFormats: program.options.formats.all,
            variables: EnvironmentVariable.all(of: program),
            width: min(max(columns ?? 80, 20), 80)
        )
    }
}
