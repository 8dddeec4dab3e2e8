import SectionKit

/// An argument after a command that takes only options.
struct UnexpectedArgument {
    private let word: String
    private let command: Command
    private let commands: CommandSet

    init(_ word: String, after command: Command, of commands: CommandSet) {
        self.word = word
        self.command = command
        self.commands = commands
    }

    /// The error, with the argument that was probably meant.
    var error: UsageError {
        guard commands.makesReport(command) else {
            return UsageError("\(command.name) takes no arguments; leave out \(word.quoted).")
        }
        let longer = commands.words(after: command.words).map(\.word)
        let next =
            if let nearest = UsualWords.commands(for: word, among: longer).first
                ?? word.nearest(in: longer)
            {
                "; did you mean \("\(command.name) \(nearest)".quoted)?"
            } else if !commands.isAction(command),
                commands.reports.contains(where: { $0.name == word })
            {
                "; to choose sections, use 'report --sections'."
            } else if UsualWords.asksForList(word) {
                "; did you mean \(command.name.quoted)?"
            } else if let meant {
                "; did you mean \(meant.quoted)?"
            } else {
                "; leave it out."
            }
        return UsageError("\(command.name) takes only options, not \(word.quoted)\(next)")
    }

    /// The word with the only option that accepts it; the command's own options come first.
    private var meant: String? {
        let all = commands.options(of: command).filter(\.isListed)
        let own = all.filter { !$0.sections.isEmpty }
        let found = [own, all].lazy.map { $0.compactMap(meant) }.first { !$0.isEmpty } ?? []
        return found.count == 1 ? found[0] : nil
    }

    private func meant(by option: CommandOption) -> String? {
        let label = option.description.label
        if !option.takesValue { return label == "--\(word)" ? label : nil }
        return option.description.recognizes(word) ? "\(label) \(word)" : nil
    }
}
