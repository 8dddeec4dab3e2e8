import SectionKit

/// What the command `config` is to do.
enum ConfigRequest: Equatable, Sendable {
    case list
    case get(String)
    case set(String, to: String)
    case unset(String)
}

/// Runs the command `config`: lists the defaults that a person has set, or changes the file.
struct ConfigRun {
    let program: ReportProgram
    let host: Host
    let console: Console

    private var file: ConfigFile {
        ConfigFile(program: program.name, environment: host.environment)
    }

    private var names: DefaultNames { DefaultNames(commands: program.commands.all) }

    func run(_ request: ConfigRequest) throws(UsageError) -> ExitCode {
        switch request {
        case .list: try list()
        case .get(let key): try get(key)
        case .set(let key, let text): try set(key, to: text)
        case .unset(let key): try unset(key)
        }
    }

    /// Prints each default with its place, and says which are invalid.
    private func list() throws(UsageError) -> ExitCode {
        let entries = try Defaults(of: program, in: host.environment).entries
        if file.isDangling {
            console.say("\(file.shownPath) is a link to a file that does not exist.")
        }
        if entries.isEmpty {
            console.say(
                "No defaults are set. To set one, use '\(program.name) config set NAME VALUE'.")
            return .success
        }
        var strongest: [String: DefaultPlace] = [:]
        var rows: [(setting: String, place: String)] = []
        for entry in entries {
            let stronger = strongest[entry.key]
            rows.append(
                (
                    "\(entry.key) = \(entry.text)".safe,
                    entry.place.name.safe
                        + (stronger.map { ", but \($0.name.safe) is stronger" } ?? "")
                ))
            strongest[entry.key] = stronger ?? entry.place
        }
        let column = rows.map(\.setting.count).max() ?? 0
        let written = console.write(
            rows.map { "\($0.setting.padded(to: column))  \($0.place)\n" }.joined())
        var isValid = true
        for entry in entries {
            do throws(UsageError) {
                try check(entry)
            } catch {
                isValid = false
                console.say("\(entry.place.name): \(error.message)")
            }
        }
        return isValid ? written : .wrongUsage
    }

    /// Prints the value that is set for an option.
    private func get(_ key: String) throws(UsageError) -> ExitCode {
        let (name, command) = try parsed(key)
        let entries = try Defaults(of: program, in: host.environment).entries
        guard let entry = entries.first(where: { $0.name == name && $0.command == command }) else {
            console.say("\(key) is not set.")
            return .nothingShown
        }
        return console.write("\(entry.text.safe)\n")
    }

    private func set(_ key: String, to text: String) throws(UsageError) -> ExitCode {
        let (name, command) = try parsed(key)
        let text = text.trimmed
        guard ConfigText.isLine(text) else {
            throw UsageError("a default is one line without control characters.")
        }
        try check(
            DefaultEntry(
                name: name, command: command, text: text,
                place: DefaultPlace(file.shownPath, rank: 2)))
        let failure = try file.change { lines in
            lines.set(name, to: text, for: command)
            return true
        }
        if let failure { return console.failure(failure, named: file.shownPath) }
        let variable = EnvironmentVariable.name(of: name, in: program.name)
        if let text = host.value(of: variable) {
            console.say("\(variable) is \(text.safe.quoted), which is stronger.")
        }
        return .success
    }

    private func unset(_ key: String) throws(UsageError) -> ExitCode {
        // Not parsed, as an unknown name can be removed too.
        let (name, command) = Self.parts(of: key)
        var isFound = false
        let failure = try file.change { lines in
            isFound = lines.remove(name, for: command)
            return isFound
        }
        if let failure { return console.failure(failure, named: file.shownPath) }
        guard isFound else {
            console.say("\(key.safe) is not set in \(file.shownPath).")
            return .nothingShown
        }
        return .success
    }

    /// Checks an entry, with a value of the program's own options also as a report does.
    private func check(_ entry: DefaultEntry) throws(UsageError) {
        try names.check(entry, home: host.environment["HOME"])
        let isOfProgram = program.options.descriptions.contains {
            $0.name == entry.name && !$0.isSwitch
        }
        guard isOfProgram else { return }
        do throws(UsageError) {
            _ = try ReportSettings(
                OptionValues([entry.name: entry.text]), program.options, zones: host.zones)
        } catch {
            if !error.isConflict { throw error }
        }
    }

    /// The name of an option and the command, of `list.limit`.
    ///
    /// - Throws: ``UsageError`` if there is no such option.
    private func parsed(_ key: String) throws(UsageError) -> (name: String, command: String?) {
        let (name, command) = Self.parts(of: key)
        let entry = DefaultEntry(
            name: name, command: command, text: "", place: DefaultPlace("", rank: 2))
        if names.targets(of: entry).isEmpty {
            try names.check(entry, home: nil)
        }
        return (name, command)
    }

    private static func parts(of key: String) -> (name: String, command: String?) {
        guard let dot = key.lastIndex(of: ".") else { return (key, nil) }
        return (String(key[key.index(after: dot)...]), String(key[..<dot]))
    }
}
