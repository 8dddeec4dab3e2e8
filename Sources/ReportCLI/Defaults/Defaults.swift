import SectionKit

/// The defaults that a person has set for the options of a program, in the environment and in a
/// file.
struct Defaults {
    /// All of them, the strongest first.
    let entries: [DefaultEntry]

    private let names: DefaultNames
    private let details: [CommandDescription]
    private let home: String?

    /// Reads the defaults, without checking them.
    ///
    /// - Throws: ``UsageError`` if the file or one of its lines cannot be read.
    init(of program: ReportProgram, in environment: [String: String]) throws(UsageError) {
        // Sections that rows open on a screen, which are not part of its command.
        details = program.description.sections.filter { $0.needsOperand }
        names = DefaultNames(commands: program.commands.all)
        home = environment["HOME"]
        entries =
            DefaultEntry.entries(
                inEnvironment: environment, of: program.name,
                except: EnvironmentVariable.names(of: program))
            + (try ConfigFile(program: program.name, environment: environment).entries())
    }

    /// Checks that each has the name of an option, and a value that is valid for it.
    ///
    /// - Throws: ``UsageError`` for the first one, with its place.
    func check() throws(UsageError) {
        for entry in entries {
            do throws(UsageError) {
                try names.check(entry, home: home)
            } catch {
                throw entry.place.naming(error)
            }
        }
    }

    /// Adds the defaults to the values that were given to a command, which are stronger.
    ///
    /// - Returns: those that apply, the strongest first.
    func apply(to values: inout CommandValues, of command: Command) -> [DefaultEntry] {
        // A switch that is off has no value, but is stronger than weaker defaults.
        var settled = Settled()
        var applied: [DefaultEntry] = []
        for (entry, options) in uses(in: command) {
            var applies = false
            for option in options {
                guard case .success(let value) = value(of: entry, for: option) else { continue }
                let sections: [String?] = option.sections.isEmpty ? [nil] : option.sections
                for section in sections
                where settled.insert(option.name, of: section, unlessIn: values) {
                    applies = true
                    guard let value else { continue }
                    let from = entry.place
                    if let section {
                        values[section: section] = values[section: section].setting(
                            option.name, to: value, as: option.givenName, from: from)
                    } else {
                        values.program = values.program.setting(
                            option.name, to: value, from: from)
                    }
                }
            }
            if applies { applied.append(entry) }
        }
        return applied
    }

    /// The value that an entry gives an option, nil for a switch that is off; an error if it is not
    /// valid for this option, but for another one of the name.
    private func value(
        of entry: DefaultEntry, for option: CommandOption
    ) -> Result<String?, UsageError> {
        Result { () throws(UsageError) in
            guard try entry.isValid(for: option, home: home) else {
                throw option.description.usageError(for: entry.text)
            }
            return try entry.value(for: option, home: home)
        }
    }

    /// The entries that are for a command with its options, the strongest first: of equal ones,
    /// those for one section come before those for all.
    private func uses(in command: Command) -> [(entry: DefaultEntry, options: [CommandOption])] {
        let isScreen = command.name == ProgramCommands.browseCommand
        let found = entries.map { entry in
            guard entry.command == nil || entry.command == command.name else {
                return (entry: entry, exact: [CommandOption](), others: [CommandOption]())
            }
            let targets = names.targets(of: entry)
            let options = names.options(named: entry.name, in: command)
                .filter { targets.contains($0.option) }
            let opened = isScreen && entry.command == nil ? details(named: entry.name) : []
            return (
                entry: entry, exact: options.filter(\.isExact).map(\.option),
                others: options.filter { !$0.isExact }.map(\.option) + opened
            )
        }
        return [0, 1, 2].flatMap { rank in
            let equals = found.filter { $0.entry.place.rank == rank }
            return (equals.map { ($0.entry, $0.exact) } + equals.map { ($0.entry, $0.others) })
                .filter { !$0.1.isEmpty }
        }
    }

    /// The options of a name in the sections that rows open.
    private func details(named name: String) -> [CommandOption] {
        details.flatMap { section in
            section.options.filter {
                $0.name == name && !$0.isOperand && $0.defaultRefusal == nil
            }
            .map { CommandOption($0, of: [section.name]) }
        }
    }

    /// The options that have a value, or are off.
    private struct Settled {
        private var names: [(name: String, section: String?)] = []

        /// Adds an option; returns false if it is settled already.
        mutating func insert(
            _ name: String, of section: String?, unlessIn values: CommandValues
        ) -> Bool {
            let own = section.map { values[section: $0] } ?? values.program
            guard own.text(of: name) == nil,
                !names.contains(where: { $0.name == name && $0.section == section })
            else { return false }
            names.append((name, section))
            return true
        }
    }
}
