import ScreenHost
import SectionKit

/// A command and the options it takes.
struct Command: Equatable, Sendable {
    /// The word that calls it.
    let name: String

    /// What it shows or does, in a few words without a full stop.
    let summary: String

    /// What it does, in a sentence.
    let sentence: String

    /// The options it takes besides those of every report; an operand is one of them.
    let offered: [CommandOption]

    /// Arguments that show it at its best.
    let examples: [String]

    /// The options of every report that mean nothing to it.
    var refused: [OptionDescription] = []

    /// The keys it heeds, if it shows a screen.
    var keys: [KeyMeaning] = []

    /// Describes a command by what it offers; it shows what its summary names, unless a sentence
    /// says otherwise.
    init(
        name: String,
        summary: String,
        sentence: String? = nil,
        offered: [CommandOption],
        examples: [String],
        refused: [OptionDescription] = [],
        keys: [KeyMeaning] = []
    ) {
        self.name = name
        self.summary = summary
        self.sentence = sentence ?? "Shows \(summary)."
        self.offered = offered
        self.examples = examples
        self.refused = refused
        self.keys = keys
    }

    /// Describes the command of one section, which has its name.
    init(name: String, summary: String, options: [OptionDescription], examples: [String]) {
        let offered = options.map { CommandOption($0, of: [name]) }
        self.init(name: name, summary: summary, offered: offered, examples: examples)
    }

    /// Describes the command of an action, whose summary begins with a verb.
    init(_ action: ActionCommand) {
        let command = action.command
        self.init(
            name: command.name,
            summary: command.summary,
            sentence: command.summary.withCapital + ".",
            offered: command.options.map { CommandOption($0, of: [command.name]) }
                + ActionOptions.descriptions(of: action).map { CommandOption($0) },
            examples: command.examples,
            refused: ReportOptions.watchOptions
        )
    }

    /// What help lists of its options, and the operand.
    var options: [OptionDescription] { offered.filter(\.isListed).map(\.description) }

    /// What must follow the command; nil if it takes options only.
    var operand: OptionDescription? { options.first(where: \.isOperand) }

    /// The options without the operand.
    var switches: [OptionDescription] { options.filter { !$0.isOperand } }

    /// How an option of several sections is set for one of them; nil if there is none.
    var sharing: String? {
        guard let shared = offered.first(where: { $0.sections.count > 1 }),
            let single = offered.first(where: { $0.name == shared.name && $0.isForOneSection })
        else { return nil }
        return "A section's name before an option sets it for that section alone:"
            + " \(single.description.label)."
    }

    /// The command with what must follow it, such as `launch NAME`.
    var usage: String {
        ([name] + (operand.map { [$0.label] } ?? [])).joined(separator: " ")
    }

    /// Whole command lines that show it at its best; none if nobody has said what must follow it.
    func exampleLines(of program: String) -> [String] {
        if examples.isEmpty, operand != nil { return [] }
        return (examples.isEmpty ? [""] : examples).map { arguments in
            "\(program) \(name)\(arguments.isEmpty ? "" : " \(arguments)")"
        }
    }
}

extension OptionDescription {
    /// What it does and the values it takes, for help.
    var meaning: String {
        switch accepted {
        case .nothing: return summary
        case .words(_, let example): return "\(summary), such as \(example)"
        case .choices(let choices, let usual):
            let words = choices.map { $0 == usual ? "\($0) (default)" : $0 }
            let isList = if case .list = suggestions { true } else { false }
            return "\(summary)\(isList ? ", separated by commas" : ""): "
                + words.separated(by: ", ")
        }
    }

    /// Asks for help, whatever else is on the command line.
    static let help = OptionDescription(
        name: "help", letter: "h", summary: "this help, or that of a command", accepted: .nothing)

    /// Asks for the version of the program.
    static let version = OptionDescription(
        name: "version", summary: "the version of the program", accepted: .nothing)
}
