import SectionKit

/// Splits a command line into words and options, as GNU programs do.
///
/// An option is `--name value`, `--name=value`, `-n value` or `-nvalue`; `--` ends the options. An
/// optional value is taken from the next word only if the option accepts that word. A word such as
/// `-33.9,151` is a negative number, not an option.
///
/// The first word that is not an option is the command, or the first two are, such as `watch add`,
/// even if the first word is a command with an operand; the options after it are those it has.
struct CommandLineReader {
    /// The parts of a command line.
    struct Line {
        /// The command and its operands, without options.
        var words: [String] = []

        /// The options, in the order given.
        var given: [Given] = []

        /// The command, if the first word or the first two words are one.
        var command: Command?

        /// The words after the command.
        var operands: ArraySlice<String> { words.dropFirst(command?.words.count ?? 0) }
    }

    /// An option on the command line.
    struct Given {
        /// The option as written, such as `-o`.
        let spelling: String

        /// The option of the command, else of the first command that has it.
        let option: CommandOption

        /// Its value; nil if none was given.
        let value: String?
    }

    let commands: CommandSet

    /// Reads the arguments that follow the program's name.
    ///
    /// - Throws: ``UsageError`` for an unknown option, or one without its value.
    func read(_ arguments: [String]) throws(UsageError) -> Line {
        var line = Line()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                line.words += rest
                rest = []
            } else if Self.isOption(argument) {
                line.given.append(try option(argument, &rest, of: line.command))
            } else {
                line.words.append(argument)
            }
            line.command = commands.command(of: line.words)
        }
        return line
    }

    /// Reads one option, with its value from the next argument if needed.
    private func option(
        _ argument: String,
        _ rest: inout ArraySlice<String>,
        of command: Command?
    ) throws(UsageError) -> Given {
        let (spelling, value) = Self.split(argument)
        let meanings = commands.options(spelled: spelling, in: command)
        guard let option = meanings.first else {
            throw commands.unknown(argument, in: command)
        }
        let takers = meanings.filter(\.takesValue)
        if let value {
            if takers.isEmpty { throw option.description.usageError(for: value) }
            return Given(spelling: spelling, option: option, value: value)
        }
        if takers.isEmpty { return Given(spelling: spelling, option: option, value: nil) }
        guard takers.count == meanings.count else {
            throw UsageError(
                "\(spelling) takes a value only in some commands; write it after the command.")
        }
        if option.isValueOptional {
            let value = rest.first.flatMap { option.takes($0) ? $0 : nil }
            if value != nil { rest.removeFirst() }
            return Given(spelling: spelling, option: option, value: value ?? "")
        }
        let isOption = rest.first.map { next in
            next == "--" || commands.hasOption(spelled: Self.split(next).spelling)
        }
        guard isOption == false, let value = rest.popFirst() else {
            throw UsageError(
                "\(spelling) needs a value: \(option.description.wanted).")
        }
        return Given(spelling: spelling, option: option, value: value)
    }

    /// Whether an argument is an option: it begins with a dash, but not as a negative number does.
    static func isOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), let next = argument.dropFirst().utf8.first else {
            return false
        }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }

    /// Splits `--year=2020` into `--year` and `2020`, and `-oFILE` into `-o` and `FILE`.
    static func split(_ argument: String) -> (spelling: String, value: String?) {
        if argument.hasPrefix("--") {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
        }
        guard argument.hasPrefix("-"), argument.count > 2 else { return (argument, nil) }
        return (String(argument.prefix(2)), String(argument.dropFirst(2)))
    }
}
