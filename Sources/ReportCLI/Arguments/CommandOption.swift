import SectionKit

/// An option as a command offers it, and where its value goes.
struct CommandOption: Equatable, Sendable {
    /// What help says of it, under the name that it has in this command.
    let description: OptionDescription

    /// The sections that its value is for; none if it is the program's.
    var sections: [String] = []

    /// Its name among the values that it is one of.
    let name: String

    /// Whether help lists it by itself, as it does unless it is also part of another.
    var isListed = true

    /// An option of the program.
    init(_ description: OptionDescription) {
        self.init(description, of: [])
    }

    /// An option, or the operand, of sections.
    init(_ description: OptionDescription, of sections: [String]) {
        self.description = description
        self.sections = sections
        name = description.name
    }

    /// The option of one section in a command that shows several: `--flights-limit`.
    init(_ description: OptionDescription, ofOnly section: String, isListed: Bool) {
        self.description = description.named("\(section)-\(description.name)")
        self.isListed = isListed
        sections = [section]
        name = description.name
    }

    /// Whether it is for one section of several, and counts before what is for all.
    var isOfOneOnly: Bool { name != description.name }

    /// Whether it takes a value.
    var takesValue: Bool { description.accepted != .nothing }

    func isSpelled(_ spelling: String) -> Bool {
        description.spellings.contains(spelling)
    }

    /// The values with one for this option, wherever it goes.
    func set(_ value: String, in values: inout CommandValues) {
        guard !sections.isEmpty else {
            values.program = values.program.setting(name, to: value)
            return
        }
        for section in sections {
            values[section: section] = values[section: section]
                .setting(name, to: value, as: description.name)
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
            let others = all.filter { $0 != option }
            let isClear = !others.contains { $0.name == option.name }
            if isClear {
                let letter = option.letter
                let isLetterClear = !others.contains { $0.letter == letter }
                let hasLetter = letter == nil || isLetterClear
                append(.init(hasLetter ? option : option.named(option.name), of: takers))
            }
            self += takers.map { .init(option, ofOnly: $0, isListed: !isClear) }
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
