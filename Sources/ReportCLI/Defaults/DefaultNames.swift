import SectionKit

/// The names of options that a person can set defaults for, and what they mean in each command.
struct DefaultNames {
    let commands: CommandSet

    /// The names that help lists, without those of options that are given each time.
    var all: [String] {
        let options = commands.reports.flatMap(commands.options).filter(\.isListed)
        return options.map(\.description).unique.filter { $0.defaultRefusal == nil }
            .map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The options that a name means in a command, and how each is meant: with the section's name,
    /// as in `list-limit`, or not.
    ///
    /// An option that exists only for one section each, such as `--list-year` and `--globe-year`,
    /// is also meant by its own name.
    func options(named name: String, in command: Command) -> [(
        option: CommandOption, isExact: Bool
    )] {
        let options = commands.options(of: command)
        let isShared = options.contains { !$0.isForOneSection && $0.name == name }
        return options.compactMap { option in
            if option.givenName == name { return (option, option.isForOneSection) }
            return option.name == name && option.isForOneSection && !isShared
                ? (option, false) : nil
        }
    }

    /// The options that an entry may be for; never an action's own, which say what it changes.
    func targets(of entry: DefaultEntry) -> [CommandOption] {
        takers(of: entry).flatMap { command in
            let own = commands.isAction(command) ? command.offered : []
            return options(named: entry.name, in: command).map(\.option)
                .filter { $0.description.defaultRefusal == nil && !own.contains($0) }
        }
    }

    /// Checks that an entry has the name of an option, and a value that is valid for it.
    ///
    /// - Throws: ``UsageError`` without the place of the entry.
    func check(_ entry: DefaultEntry, home: String?) throws(UsageError) {
        if let name = entry.command {
            guard let command = commands.command(name) else { throw commands.unknown([name]) }
            guard commands.makesReport(command) else {
                throw UsageError("\(name) has no options, and so no defaults.")
            }
        }
        let targets = targets(of: entry)
        guard let first = targets.first else { throw refusal(of: entry) }
        for target in targets where try entry.isValid(for: target, home: home) { return }
        let option = targets.first { $0.givenName == entry.name } ?? first
        throw option.description.named(entry.name).usageError(for: entry.text)
    }

    /// The error for an entry that no option takes.
    private func refusal(of entry: DefaultEntry) -> UsageError {
        let name = entry.name
        if name.hasPrefix("-") {
            let word = String(name.drop { $0 == "-" })
            return UsageError("write the name without dashes: \(word.quoted).")
        }
        let label = "--\(name)"
        let takers = takers(of: entry).filter { !self.options(named: name, in: $0).isEmpty }
        let options = takers.flatMap { command in
            self.options(named: name, in: command).map(\.option.description)
        }
        let showsNone = [OptionDescription.help, .version].contains { $0.name == name }
        let own = options.lazy.compactMap(\.defaultRefusal).first
        if let reason = showsNone ? "it shows no report" : own {
            return UsageError(
                "\(label) cannot have a default, because \(reason); give it on the command line.")
        }
        if !takers.isEmpty {
            let names = takers.map(\.name)
            return UsageError(
                "\(label) cannot have a default, because it says what \(names.few(by: "and"))"
                    + " \(names.count > 1 ? "do" : "does"); give it on the command line.")
        }
        let command = entry.command.flatMap(commands.command)
        if let command, let others = commands.owners(of: label) {
            return UsageError("\(command.name) has no option \(label); \(others).")
        }
        return commands.unknown(label, in: command)
    }

    /// The commands that an entry is for.
    private func takers(of entry: DefaultEntry) -> [Command] {
        let all = commands.reports + commands.actions
        return all.filter { entry.command == nil || entry.command == $0.name }
    }
}
