import ScreenHost
import SectionKit

/// A command as the command line offers it.
struct Command: Equatable, Sendable {
    /// What the program says of it.
    let description: CommandDescription

    /// What the command does, in one sentence.
    let sentence: String

    /// Its own options, without those of every report; an operand is one of them.
    let offered: [CommandOption]

    /// The options of every report that it does not take.
    let refused: [OptionDescription]

    /// The keys of its screen, if it shows one.
    let keys: [KeyMeaning]

    /// Creates a command; without a sentence, it "Shows" its summary.
    ///
    /// - Parameter offered: nil for the options of the description.
    init(
        _ description: CommandDescription,
        sentence: String? = nil,
        offered: [CommandOption]? = nil,
        refused: [OptionDescription] = [],
        keys: [KeyMeaning] = []
    ) {
        self.description = description
        self.sentence = sentence ?? "Shows \(description.summary)."
        self.offered =
            offered ?? description.options.map { CommandOption($0, of: [description.name]) }
        self.refused = refused
        self.keys = keys
    }

    /// The name that calls it, such as `launches`.
    var name: String { description.name }

    /// What the command shows or does: a phrase without a full stop.
    var summary: String { description.summary }

    /// The options that help lists, and the operand.
    var options: [OptionDescription] { offered.filter(\.isListed).map(\.description) }

    /// The operand; nil if the command takes only options.
    var operand: OptionDescription? { options.first(where: \.isOperand) }

    /// The options without the operand.
    var switches: [OptionDescription] { options.filter { !$0.isOperand } }

    /// How to set a shared option for one section; nil if sections share none.
    var sharing: String? {
        guard let shared = offered.first(where: { $0.sections.count > 1 }),
            let single = offered.first(where: { $0.name == shared.name && $0.isForOneSection })
        else { return nil }
        return "Prefix an option with a section's name to set it for that section only, as in"
            + " \(single.description.label)."
    }

    /// The words of its name: one, or two as in `watch add`.
    var words: [String] { name.split(separator: " ").map(String.init) }

    /// The command with its operand, such as `launch NAME`.
    var usage: String {
        ([name] + (operand.map { [$0.isValueOptional ? "[\($0.label)]" : $0.label] } ?? []))
            .joined(separator: " ")
    }

    /// Example command lines; none for a command that needs an operand and has no examples.
    func exampleLines(of program: String) -> [String] {
        let examples = description.examples
        if examples.isEmpty, operand.map({ !$0.isValueOptional }) ?? false { return [] }
        return (examples.isEmpty ? [""] : examples).map { arguments in
            "\(program) \(name)\(arguments.isEmpty ? "" : " \(arguments)")"
        }
    }
}

extension OptionDescription {
    /// The summary and the accepted values, for help.
    var meaning: String {
        switch accepted {
        case .nothing: return summary
        case .described(_, let example):
            return summary.contains(word: example) ? summary : "\(summary), such as \(example)"
        case .choices(let choices, let usual):
            let words = choices.map { $0 == usual ? "\($0) (default)" : $0 }
            return "\(summary)\(isList ? ", separated by commas" : ""): "
                + words.separated(by: ", ")
        }
    }

    /// Shows help, whatever else is on the command line.
    static let help = OptionDescription(
        name: "help", letter: "h", summary: "show help for the program or a command",
        accepted: .nothing)

    /// Shows the version of the program.
    static let version = OptionDescription(
        name: "version", summary: "show the version", accepted: .nothing)
}

extension String {
    /// Whether it has a word, such as an example that it names as the default.
    fileprivate func contains(word: String) -> Bool {
        split { !($0.isLetter || $0.isNumber || "-_./:".contains($0)) }.contains { $0 == word }
    }
}
