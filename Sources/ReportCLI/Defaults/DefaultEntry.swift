import SectionKit

/// A default as a person has written it, in an environment variable or in the file `config`.
struct DefaultEntry: Equatable, Sendable {
    /// The name of the option, such as `units`.
    let name: String

    /// The command that it is for; nil for all.
    var command: String?

    /// The value as it is written.
    let text: String

    /// Where it is set.
    let place: DefaultPlace

    /// The name with the command, such as `list.limit`.
    var key: String { (command.map { "\($0)." } ?? "") + name }

    /// The value that it gives an option; nil if it turns a switch off.
    ///
    /// - Parameter home: the folder that a leading `~` stands for.
    /// - Throws: ``UsageError`` if a switch has another word than those for on and off.
    func value(for option: CommandOption, home: String?) throws(UsageError) -> String? {
        guard option.takesValue else {
            switch text.lowercased() {
            case "true", "yes", "on", "1": return ""
            case "false", "no", "off", "0": return nil
            default:
                throw UsageError(
                    "\(text.quoted) is not valid for --\(name). Use true or false.")
            }
        }
        // In the file, no shell does that.
        if case .files = option.description.suggestions, let home, text.hasPrefix("~/") {
            return home + text.dropFirst()
        }
        return text
    }

    /// Whether the value is valid for an option.
    func isValid(for option: CommandOption, home: String?) throws(UsageError) -> Bool {
        guard let value = try value(for: option, home: home) else { return true }
        return option.description.accepts(value)
    }
}

extension DefaultEntry {
    /// Returns the entries of the environment, by name.
    ///
    /// - Parameter known: the names of variables that are no defaults.
    static func entries(
        inEnvironment environment: [String: String],
        of program: String,
        except known: [String]
    ) -> [DefaultEntry] {
        let prefix = EnvironmentVariable.prefix(of: program)
        var entries: [DefaultEntry] = []
        for (variable, text) in environment
        where variable.hasPrefix(prefix) && !text.isEmpty && !known.contains(variable) {
            let name = variable.dropFirst(prefix.count).lowercased().replacing("_", with: "-")
            entries.append(
                DefaultEntry(name: name, text: text, place: DefaultPlace(variable, rank: 0)))
        }
        return entries.sorted { $0.name < $1.name }
    }
}
