import SectionKit

/// An option of a command, and the sections that its value is for.
struct CommandOption: Equatable, Sendable {
    private let option: OptionDescription

    /// The sections that its value is for; empty for an option of the program.
    let sections: [String]

    /// The only section that it is for, in a command of several: the option is `--flights-limit`
    /// then, and overrides the one for all sections.
    private let only: String?

    /// Whether help lists it; options for one section are listed only if no shared one exists.
    let isListed: Bool

    /// Creates an option of the program.
    init(_ option: OptionDescription) {
        self.init(option, of: [])
    }

    /// Creates an option or operand of sections.
    init(_ option: OptionDescription, of sections: [String], isListed: Bool = true) {
        self.option = option
        self.sections = sections
        self.isListed = isListed
        only = nil
    }

    /// Creates the option for one section, in a command of several.
    init(_ option: OptionDescription, forOnly section: String, isListed: Bool) {
        self.option = option
        self.isListed = isListed
        sections = [section]
        only = section
    }

    /// Whether it is for one section, in a command of several.
    var isForOneSection: Bool { only != nil }

    /// The name of its value in the section.
    var name: String { option.name }

    /// Its name in this command, without the leading dashes.
    var givenName: String {
        only.map { "\($0)-\(name)" } ?? name
    }

    /// Its description, under its name in this command.
    var description: OptionDescription {
        isForOneSection ? option.named(givenName) : option
    }

    /// The letter of its short form; nil if it has none.
    var letter: Character? { isForOneSection ? nil : option.letter }

    var isOperand: Bool { option.isOperand }

    /// Whether it takes a value.
    var takesValue: Bool { option.accepted != .nothing }

    /// Whether the word that follows it is its value.
    func takes(_ word: String) -> Bool {
        takesValue && (!option.isValueOptional || option.accepts(word))
    }

    /// Whether its value can be left out.
    var isValueOptional: Bool { option.isValueOptional }

    func isSpelled(_ spelling: String) -> Bool {
        guard !isOperand else { return false }
        if spelling.hasPrefix("--") { return spelling.dropFirst(2) == givenName }
        return letter.map { spelling == "-\($0)" } ?? false
    }

    /// Returns the value of all that was given for it: those of a list make one list.
    ///
    /// - Throws: ``UsageError`` if it takes one value and was given several.
    func value(ofGiven values: [String]) throws(UsageError) -> String {
        guard takesValue, values.count > 1 else { return values.first ?? "" }
        if option.isList { return values.joined(separator: ",") }
        let times = values.count == 2 ? "twice" : "\(values.count) times"
        throw UsageError(
            "\(description.label) was given \(times): \(values.map(\.quoted).listed(by: "and"))."
                + " It takes one value.")
    }

    /// Sets the value of this option for the program or its sections.
    func set(_ value: String, in values: inout CommandValues) {
        guard !sections.isEmpty else {
            values.program = values.program.setting(name, to: value)
            return
        }
        for section in sections {
            values[section: section] = values[section: section]
                .setting(name, to: value, as: givenName)
        }
    }
}

extension [CommandOption] {
    /// Creates the files of a command that shows several sections, which are those of each section
    /// that takes files; help lists those of the first.
    init(filesOf parts: [CommandDescription]) {
        let takers = parts.filter { $0.operand?.takesSeveral ?? false }
        self = takers.compactMap { part in
            part.operand.map {
                CommandOption($0, of: [part.name], isListed: part.name == takers.first?.name)
            }
        }
    }

    /// Creates the options of a command that shows several sections.
    ///
    /// Each option exists with its section's name as a prefix. It exists without the prefix if all
    /// sections with an option of that name declare the same option.
    init(of parts: [(section: String, options: [OptionDescription])]) {
        let all = parts.flatMap(\.options).unique
        self = []
        for option in all {
            let takers = parts.filter { $0.options.contains(option) }.map(\.section)
            let isClear = !all.contains { $0.name == option.name && $0 != option }
            if isClear {
                let isLetterClear =
                    option.letter == nil
                    || !all.contains { $0.letter == option.letter && $0 != option }
                append(.init(isLetterClear ? option : option.named(option.name), of: takers))
            }
            for taker in takers { append(.init(option, forOnly: taker, isListed: !isClear)) }
        }
    }
}

extension [OptionDescription] {
    /// The options without duplicates, in their order.
    var unique: [OptionDescription] {
        reduce(into: []) { unique, option in
            if !unique.contains(option) { unique.append(option) }
        }
    }
}
