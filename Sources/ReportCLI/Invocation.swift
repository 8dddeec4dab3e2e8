import SectionKit

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
    /// A few words on what the program does, for a bare call.
    case overview

    /// Help on the program, or on one command.
    case help(command: String?)

    /// The version of the program.
    case version

    /// The formats that reports can be written in.
    case formats

    /// Something to do with the cache.
    case cache(CacheAction)

    /// A report by the command of this name, with these option values.
    case report(command: String, OptionValues)
}

/// A command and the options it takes.
struct Command: Equatable, Sendable {
    /// The word that calls it.
    let name: String

    /// What it shows, in a few words without a full stop.
    let summary: String

    /// The options it takes besides those of every report.
    let options: [OptionDescription]

    /// Arguments that show it at its best.
    let examples: [String]

    /// What must follow the command; nil if it takes options only.
    var operand: OptionDescription? { options.first(where: \.isOperand) }
}
