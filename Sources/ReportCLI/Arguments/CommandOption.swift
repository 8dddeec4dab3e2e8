import SectionKit

/// An option as a command offers it, and where its value goes.
struct CommandOption: Equatable, Sendable {
    private let option: OptionDescription

    /// The sections that its value is for; none if it is the program's.
    let sections: [String]

    /// The section that it is for alone in a command that shows several: it is `--flights-limit`
    /// then, and counts before what is for all.
    private let only: String?

    /// Whether help lists it by itself, as it does unless it is also part of another.
    let isListed: Bool

    /// An option of the program.
    init(_ option: OptionDescription) {
        self.init(option, of: [])
    }

    /// An option, or the operand, of sections.
    init(_ option: OptionDescription, of sections: [String]) {
        self.option = option
        self.sections = sections
        only = nil
        isListed = true
    }

    /// The option of one section in a command that shows several.
    init(_ option: OptionDescription, forOnly section: String, isListed: Bool) {
        self.option = option
        self.isListed = isListed
        sections = [section]
        only = section
    }

    /// Whether it is for one section of several.
    var isForOneSection: Bool { only != nil }

    /// Its name among the values that it is one of.
    var name: String { option.name }

    /// Its name in this command, without dashes.
    var givenName: String {
        only.map { "\($0)-\(name)" } ?? name
    }

    /// What help says of it, under the name that it has in this command.
    var description: OptionDescription {
        isForOneSection ? option.named(givenName) : option
    }

    /// The letter after a single dash, if it has one.
    var letter: Character? { isForOneSection ? nil : option.letter }

    var isOperand: Bool { option.isOperand }

    /// Whether it takes a value.
    var takesValue: Bool { option.accepted != .nothing }

    /// Whether a word that follows it is its value, rather than something else.
    func takes(_ word: String) -> Bool {
        takesValue && (!option.isValueOptional || option.accepts(word))
    }

    /// Whether it is complete without a value.
    var isValueOptional: Bool { option.isValueOptional }

    func isSpelled(_ spelling: String) -> Bool {
        guard !isOperand else { return false }
        if spelling.hasPrefix("--") { return spelling.dropFirst(2) == givenName }
        return letter.map { spelling == "-\($0)" } ?? false
    }

    /// The values with one for this option, wherever it goes.
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
    /// The options of several sections, as a command that shows them all offers them.
    ///
    /// Each section's option is there with the section's name before its own. The option without
    /// it is there where all sections that have an option of its name describe it alike.
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
    /// The options without repetitions, in their order.
    var unique: [OptionDescription] {
        reduce(into: []) { unique, option in
            if !unique.contains(option) { unique.append(option) }
        }
    }
}
