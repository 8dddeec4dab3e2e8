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

    /// The script that lets a shell complete command lines.
    case completions(Shell)

    /// The words to offer for the last of these, which follow the program's name.
    case complete([String])

    /// The manual page.
    case manual

    /// A report by the command of this name, with these option values.
    case report(command: String, CommandValues)

    /// The action of this name, with these option values.
    case action(String, CommandValues)
}
