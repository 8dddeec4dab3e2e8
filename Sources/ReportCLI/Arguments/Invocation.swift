import SectionKit

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
    /// Short help, for a call without arguments.
    case overview

    /// Help for the program, or for one command.
    case help(command: String?)

    /// The version of the program.
    case version

    /// The formats that reports can be written in.
    case formats

    /// A look at the defaults that a person has set, or a change.
    case config(ConfigRequest)

    /// A look at the base maps, or a change of them.
    case baseMap(BaseMapRequest)

    /// An action on the cache.
    case cache(CacheAction)

    /// The completion script for a shell.
    case completions(Shell)

    /// Completions for the last of these words, which follow the program's name.
    case complete([String])

    /// The manual page.
    case manual

    /// The report of a command, with its option values.
    case report(command: String, CommandValues)

    /// An action by its name, with its option values.
    case action(String, CommandValues)

    /// Whether it shows sections, which may have maps.
    var showsSections: Bool {
        switch self {
        case .report, .action: true
        default: false
        }
    }
}
