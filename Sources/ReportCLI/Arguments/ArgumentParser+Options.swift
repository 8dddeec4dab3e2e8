import SectionKit

extension ArgumentParser {
    /// Reads one option, taking its value from the arguments that follow if need be.
    func option(
        _ argument: String,
        _ rest: inout ArraySlice<String>,
        command: String?
    ) throws(UsageError) -> (option: OptionDescription, value: String) {
        let (spelling, attached) = Self.split(argument)
        let known = options
        guard let option = known.first(where: { $0.spellings.contains(spelling) }) else {
            throw unknown(argument, command: command)
        }
        if option.accepted == .nothing {
            if let attached { throw option.refusal(of: attached) }
            return (option, "")
        }
        if let attached { return (option, attached) }
        let isOption = rest.first.map { next in
            next == "--" || known.contains { $0.spellings.contains(Self.split(next).spelling) }
        }
        guard isOption == false, let value = rest.popFirst() else {
            throw UsageError("\(spelling) needs a value: it takes \(option.acceptedWords).")
        }
        return (option, value)
    }

    /// A long option with one dash is taken for the word it starts with.
    private func unknown(_ argument: String, command word: String?) -> UsageError {
        let spelling = String(argument.prefix { $0 != "=" })
        let command = commands.first { $0.name == word }
        let options = command.map(options) ?? commands.flatMap(\.switches).unique + common
        let offered = options.flatMap { $0.spellings.prefix(1) }
        let guess =
            spelling.nearest(in: offered + ["--help", "--version"])
            .map { "; did you mean \($0)?" } ?? "."
        return UsageError(
            "there is no option \(spelling.short)\(guess) The options are"
                + " \(offered.joined(separator: ", ")).")
    }

    /// `--year=2020` as `--year` and `2020`; `-oFILE` as `-o` and `FILE`.
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

extension [OptionDescription] {
    /// The options without repetitions, in their order.
    var unique: [OptionDescription] {
        reduce(into: []) { unique, option in
            if !unique.contains(option) { unique.append(option) }
        }
    }
}
