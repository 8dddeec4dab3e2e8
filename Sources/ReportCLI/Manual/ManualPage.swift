import ScreenHost
import SectionEssentials
import SectionKit

/// The manual page of a program, in mdoc(7), with the contents of its help.
struct ManualPage {
    private let program: ReportProgram
    private let date: CivilDate

    private let help: HelpText

    /// Creates the page of a program, with a date in UTC.
    init(of program: ReportProgram, date: Date) {
        self.program = program
        help = HelpText(of: program)
        self.date = CivilDate(date)
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// The source of the page.
    var text: String {
        let parts = [
            head, synopsis, description, commands, options,
            section("FORMATS", help.reportFormats.map { ("Cm", $0.name, $0.meaning) }),
            section("SOURCES", help.sources.map { ("Cm", $0.name, $0.summary) }),
            section("ENVIRONMENT", help.variables.map { ("Ev", $0.name, $0.meaning) }),
            files,
            section("EXIT STATUS", help.exitCodes.map { ("Cm", $0.code, $0.meaning) }),
            examples,
        ]
        return parts.flatMap(\.self).map { "\($0)\n" }.joined()
    }

    private var head: [String] {
        let summary = program.description.summary
        return [
            ".Dd \(Self.months[date.month - 1]) \(date.day), \(date.year)",
            ".Dt \(Roff.argument(program.name.uppercased())) 1",
            ".Os",
            ".Sh NAME",
            ".Nm \(Roff.argument(program.name))",
            ".Nd \(Roff.arguments(summary.hasSuffix(".") ? String(summary.dropLast()) : summary))",
        ]
    }

    private var synopsis: [String] {
        let reports = (help.commands + help.actions).flatMap {
            [".Nm", call(of: $0), ".Op Ar options"]
        }
        let tools = help.tools.flatMap { [".Nm", call(of: $0)] }
        return [".Sh SYNOPSIS"] + reports + tools + [".Nm", ".Fl Fl version"]
    }

    private func call(of command: Command) -> String {
        let operand =
            command.operand.map {
                " \($0.isValueOptional ? "Op " : "")Ar \(Roff.argument($0.label))"
            } ?? ""
        return ".Cm \(Roff.argument(command.name))\(operand)"
    }

    private var description: [String] {
        [".Sh DESCRIPTION"]
            + Roff.text(
                "\(program.description.summary) This is version \(program.version)."
                    + " \(HelpText.optionPlacement)")
    }

    /// The commands; an option is described where it first appears, and only named after that.
    private var commands: [String] {
        var lines = [".Sh COMMANDS"]
        var described: [OptionDescription] = []
        for command in help.commands + help.actions + help.tools {
            let known = command.switches.filter(described.contains)
            lines.append(".Ss \(Roff.argument(command.name))")
            lines += Roff.text(command.sentence)
            lines += list(command.options.filter { !described.contains($0) })
            if !known.isEmpty {
                let names = known.map(\.label).listed(by: "and")
                lines += [".Pp"] + Roff.text("It also takes \(names), as above.")
            }
            if let sharing = command.sharing { lines += [".Pp"] + Roff.text(sharing) }
            if !command.refused.isEmpty {
                let names = command.refused.map(\.label).listed(by: "and")
                lines +=
                    [".Pp"] + Roff.text("It takes the options of every report except \(names).")
            }
            if !command.keys.isEmpty {
                lines += [".Pp"] + Roff.text("Its keys are:")
                lines += list(command.keys.map { ("Ic \(Roff.arguments($0.keys))", $0.meaning) })
            }
            for note in command.description.notes {
                lines += [".Pp"] + Roff.text(note.title)
                lines += note.lines.filter { !$0.isEmpty }.map { ".Dl \(Roff.arguments($0))" }
            }
            described += command.switches
        }
        return lines
    }

    private var options: [String] {
        let groups = help.groups + [(title: "Other options:", options: [.help, .version])]
        return [".Sh OPTIONS"]
            + groups.flatMap { title, options in
                [".Ss \(Roff.argument(String(title.dropLast())))"] + list(options)
            }
    }

    private var files: [String] {
        let caches = ("Pa", "~/.cache/\(program.name)", "cached responses")
        let data = ("Pa", "~/.local/share/\(program.name)", "the records of this program")
        let config = ("Pa", "~/.config/\(program.name)/config", "defaults of options")
        let rows =
            [config] + (program.sources.haveCache ? [caches] : [])
            + (program.description.actions.isEmpty ? [] : [data])
        return section("FILES", rows)
    }

    private var examples: [String] {
        let calls = (help.commands + help.actions).flatMap { $0.exampleLines(of: program.name) }
        return [".Sh EXAMPLES"]
            + calls.map { ".Dl \(Roff.arguments($0))" }
    }

    // MARK: - Lists

    private func section(
        _ title: String,
        _ rows: [(macro: String, name: String, meaning: String)]
    ) -> [String] {
        [".Sh \(title)"] + list(rows.map { ("\($0.macro) \(Roff.argument($0.name))", $0.meaning) })
    }

    private func list(_ options: [OptionDescription]) -> [String] {
        list(
            options.map { option in
                let letter = option.letter.map { "Fl \(Roff.argument(String($0))) , " } ?? ""
                let name = "\(letter)Fl Fl \(Roff.argument(option.name))"
                let value = "Ar \(Roff.argument(option.placeholder))"
                if option.isOperand { return (value, option.meaning) }
                return (option.placeholder.isEmpty ? name : "\(name) \(value)", option.meaning)
            })
    }

    private func list(_ rows: [(name: String, meaning: String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        return [".Bl -tag -width Ds"]
            + rows.flatMap { [".It \($0.name)"] + Roff.text($0.meaning) } + [".El"]
    }
}

/// Escapes text for mdoc(7), so that every character is literal.
enum Roff {
    private static let width = 78

    /// Lines of running text; each sentence starts a new line, as mdoc(7) requires.
    static func text(_ text: String) -> [String] {
        var sentences: [String] = []
        var endsSentence = true
        for word in escaped(text.safe).split(separator: " ") {
            let start = endsSentence ? "" : "\(sentences.removeLast()) "
            sentences.append(start + word)
            endsSentence = word.last.map(".!?".contains) == true
        }
        return sentences.flatMap { $0.wrapped(to: width) }
            .map { $0.hasPrefix(".") ? "\\&\($0)" : $0 }
    }

    /// The arguments of a macro, one for each word.
    static func arguments(_ text: String) -> String {
        text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
    }

    /// One argument of a macro, quoted if it contains spaces.
    ///
    /// Macro names have at most three characters and begin with a capital; punctuation has one
    /// character. The prefix `\&` keeps a word from being read as either.
    static func argument(_ word: String) -> String {
        let escaped = escaped(word.safe).replacing("\"", with: "\\(dq")
        let isHarmless = word.count > 3 || word.first.map { $0.isLowercase || $0.isNumber } == true
        let argument = isHarmless ? escaped : "\\&\(escaped)"
        return argument.contains(" ") ? "\"\(argument)\"" : argument
    }

    /// Escapes special characters; an unescaped hyphen could not be copied into a command line.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default: result += "\\[u\(hexadecimal(scalar.value))]"
            }
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
