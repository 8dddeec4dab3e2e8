import SectionKit

/// The commands of a program and their options, with lookup by name and spelling.
struct CommandSet: Sendable {
    /// The name of the program, for errors that name a command line.
    var program = ""

    /// The commands that make reports.
    let reports: [Command]

    /// The commands that change something and report the result.
    var actions: [Command] = []

    /// The commands that make no report.
    var tools: [Command]

    /// The options of every report.
    let common: [OptionDescription]

    /// All commands.
    var all: [Command] { reporting + tools }

    /// The commands that end with a report.
    private var reporting: [Command] { reports + actions }

    /// All options, those of commands first.
    private var options: [CommandOption] {
        reporting.flatMap(\.offered).filter { !$0.isOperand }
            + (common + [.help, .version]).map { CommandOption($0) }
    }

    /// Returns the command with a name.
    func command(_ name: String) -> Command? {
        reporting.first { $0.name == name } ?? tools.first { $0.name == name }
    }

    /// Returns the command that words begin with: one of two words, such as `watch add`, before one
    /// of its first word.
    func command(of words: some Collection<String>) -> Command? {
        guard let first = words.first else { return nil }
        if let second = words.dropFirst().first, let command = command("\(first) \(second)") {
            return command
        }
        return command(first)
    }

    /// The commands of two words that begin with a word, such as `photos add`.
    func all(after word: String) -> [Command] {
        all.filter { $0.words.count > 1 && $0.words[0] == word }
    }

    /// The words that can follow words of a command's name, each with the summary of the command
    /// that it completes.
    func words(after words: some Collection<String>) -> [(word: String, summary: String)] {
        var found: [(word: String, summary: String)] = []
        for command in all {
            let name = command.words
            guard name.count > words.count, name.prefix(words.count).elementsEqual(words),
                case let word = name[words.count], !found.contains(where: { $0.word == word })
            else { continue }
            found.append((word, name.count == words.count + 1 ? command.summary : ""))
        }
        return found
    }

    /// Whether a command ends with a report and so has the options of every report.
    func makesReport(_ command: Command) -> Bool {
        reporting.contains { $0.name == command.name }
    }

    func isAction(_ command: Command) -> Bool {
        actions.contains { $0.name == command.name }
    }

    /// The options of a command, in the order help lists them; all options if it is nil.
    func options(of command: Command?) -> [CommandOption] {
        guard let command else { return options }
        let own = command.offered.filter { !$0.isOperand }
        guard makesReport(command) else { return own }
        return own + common.filter { !command.refused.contains($0) }.map { CommandOption($0) }
    }

    /// The command's option with a spelling, or else those of other commands.
    func options(spelled spelling: String, in command: Command?) -> [CommandOption] {
        let own = options(of: command).filter { $0.isSpelled(spelling) }
        return own.isEmpty ? options.filter { $0.isSpelled(spelling) } : own
    }

    /// Whether a command has an option with a spelling; of a value such as `2020`, the options need
    /// not be made to know.
    func hasOption(spelled spelling: String) -> Bool {
        spelling.hasPrefix("-") && options.contains { $0.isSpelled(spelling) }
    }

    /// The names of the commands that take an option, without those that make no report.
    func commandNames(taking spelling: String) -> [String] {
        reporting.filter { options(of: $0).contains { $0.isSpelled(spelling) } }.map(\.name)
    }

    /// Which commands have an option, such as "menu, guests and 4 more have it"; nil if none has.
    func owners(of spelling: String) -> String? {
        let names = commandNames(taking: spelling)
        if names.isEmpty { return nil }
        return "\(names.few(by: "and")) \(names.count == 1 ? "has" : "have") it"
    }

    /// The error for an option that no command has.
    ///
    /// For a long option with a single dash, such as `-output`, it suggests `--output`.
    func unknown(_ argument: String, in command: Command?) -> UsageError {
        let spelling = String(argument.prefix { $0 != "=" })
        let listed = options(of: command).filter(\.isListed).map(\.description).unique
        let offered = listed.filter { ![.help, .version].contains($0) }
            .flatMap { $0.spellings.prefix(1) }
        let hidden = options(of: command).filter { !$0.isListed }.map(\.description.label)
        let known = offered + ["--help", "--version"] + hidden
        let usual = UsualWords.options(for: spelling, among: known)
        let nearest = usual.isEmpty ? spelling.allNearest(in: known) : usual
        return UsageError(
            "there is no option \(spelling.short)\(didYouMean(nearest))"
                + " To see all options, use \(help(on: command)).")
    }

    /// The error for words that begin with no command.
    func unknown(_ words: some Collection<String>) -> UsageError {
        let word = words.first ?? ""
        let next = self.words(after: [word]).map(\.word)
        if !next.isEmpty {
            let second = words.dropFirst().first
            let usual = second.flatMap { UsualWords.commands(for: $0, among: next).first }
            if let second, let meant = usual ?? second.nearest(in: next) {
                return UsageError(
                    "\(word) has no \(second.quoted)\(didYouMean(["\(word) \(meant)".quoted]))")
            }
            let all = next.count > 3 ? " To see all, use \(help(on: nil))." : ""
            return UsageError("\(word) needs a second word: \(next.few(by: "or")).\(all)")
        }
        let names = all.map(\.name) + ["--version"]
        let usual = UsualWords.commands(for: word, among: names, lists: lists)
        let nearest = usual.isEmpty ? nearest(to: words, in: names) : usual
        return UsageError(
            "\(word.quoted) is not a command\(didYouMean(nearest.map(\.quoted)))"
                + " To see all commands, use \(help(on: nil)).")
    }

    /// The names most similar to words: of a single one, those of one word before those of two, and those that
    /// end with it if none is similar.
    private func nearest(to words: some Collection<String>, in names: [String]) -> [String] {
        let pair = words.prefix(2).joined(separator: " ")
        let pairs = pair.allNearest(in: names.filter { $0.contains(" ") })
        let single = (words.first ?? "").allNearest(in: names.filter { !$0.contains(" ") })
        if !single.isEmpty, words.count == 1 || pairs.isEmpty { return single }
        let ending = names.filter { $0.hasSuffix(" \(words.first ?? "")") }
        return pairs.isEmpty ? ending : pairs
    }

    /// The commands that list what the operands of others name, such as `launches`.
    private var lists: [String] {
        let named = reporting.compactMap { command -> String? in
            guard case .rows(let name) = command.operand?.suggestions else { return nil }
            return name
        }
        return reports.map(\.name).filter(named.contains)
    }

    /// How many names an error lists: those of all would hide what it says.
    private static let most = 3

    private func didYouMean(_ names: [String]) -> String {
        names.isEmpty ? "." : "; did you mean \(Array(names.prefix(Self.most)).listed(by: "or"))?"
    }

    /// The command line that shows help on a command, or on the program for nil, in quotes.
    private func help(on command: Command?) -> String {
        let words = [program, Tool.help.rawValue, command?.name ?? ""]
        return words.filter { !$0.isEmpty }.joined(separator: " ").quoted
    }
}
