/// An option that a section understands, such as `--sort`, with the type of its value.
///
/// One declaration serves parsing, help, completion and the builder that reads the value.
public struct SectionOption<Value: Sendable>: Sendable {
    /// What a program needs to know to offer the option.
    public internal(set) var description: OptionDescription

    private let parse: @Sendable (String) throws(UsageError) -> Value

    /// Declares an option whose value is read by `parse`, which gives nil for what it cannot read.
    ///
    /// - Parameters:
    ///   - name: the word after the two dashes, such as `year`.
    ///   - letter: the letter after a single dash, if there is one.
    ///   - placeholder: stands for the value in help, such as `YEARS`.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - accepts: the values it takes, in words, such as `a year, or a range of years`.
    ///   - example: a value that works, such as `2018-2020`.
    ///   - suggestions: values that a shell can offer while one is typed.
    ///   - parse: reads a value.
    public init(
        _ name: String,
        letter: Character? = nil,
        placeholder: String,
        summary: String,
        accepts: String,
        example: String,
        suggestions: OptionDescription.Suggestions = .none,
        parse: @escaping @Sendable (String) -> Value?
    ) {
        let description = OptionDescription(
            name: name,
            letter: letter,
            placeholder: placeholder,
            summary: summary,
            accepted: .words(accepts, example: example),
            suggestions: suggestions
        )
        self.description = description
        self.parse = { text throws(UsageError) in
            if let value = parse(text) { return value }
            throw description.refusal(of: text)
        }
    }

    /// Declares the operand of a command, the words that must follow it, read by `parse`.
    ///
    /// - Parameters:
    ///   - operand: its name among the values, such as `launch`.
    ///   - placeholder: stands for it in help, such as `NAME`.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - accepts: what it may be, in words, such as `the name of a launch`.
    ///   - example: one that works.
    ///   - suggestions: words that a shell can offer while one is typed.
    ///   - parse: reads it, giving nil for what it cannot read.
    public init(
        operand: String,
        placeholder: String,
        summary: String,
        accepts: String,
        example: String,
        suggestions: OptionDescription.Suggestions = .none,
        parse: @escaping @Sendable (String) -> Value?
    ) {
        let description = OptionDescription(
            name: operand,
            placeholder: placeholder,
            summary: summary,
            accepted: .words(accepts, example: example),
            isOperand: true,
            suggestions: suggestions
        )
        self.description = description
        self.parse = { text throws(UsageError) in
            if let value = parse(text) { return value }
            throw description.refusal(of: text)
        }
    }

    /// Reads the option's value.
    ///
    /// - Throws: ``UsageError`` when the value is none that the option takes.
    public func value(from text: String) throws(UsageError) -> Value {
        try parse(text)
    }
}

extension SectionOption where Value: CaseIterable & RawRepresentable<String> {
    /// Declares an option that takes one word of a closed set; without it, `default` is meant.
    public init(_ name: String, placeholder: String, summary: String, default: Value) {
        let description = OptionDescription(
            name: name,
            placeholder: placeholder,
            summary: summary,
            accepted: .choices(Value.allCases.map { $0.rawValue }, default: `default`.rawValue)
        )
        self.description = description
        parse = { text throws(UsageError) in try description.choice(text) }
    }

    /// Declares the operand of a command, one word of a closed set.
    public init(operand: String, placeholder: String, summary: String) {
        let description = OptionDescription(
            name: operand,
            placeholder: placeholder,
            summary: summary,
            accepted: .choices(Value.allCases.map { $0.rawValue }, default: nil),
            isOperand: true
        )
        self.description = description
        parse = { text throws(UsageError) in try description.choice(text) }
    }
}

extension SectionOption {
    /// Declares an option that takes words of a closed set, separated by commas.
    public init<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String,
        placeholder: String,
        summary: String
    ) where Value == [Choice] {
        let choices = Choice.allCases.map { $0.rawValue }
        let description = OptionDescription(
            name: name,
            placeholder: placeholder,
            summary: summary,
            accepted: .choices(choices, default: nil),
            suggestions: .list { choices }
        )
        self.description = description
        parse = { text throws(UsageError) in
            var choices: [Choice] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                choices.append(try description.choice(part.trimmed))
            }
            return choices
        }
    }
}

extension SectionOption<String> {
    /// Declares an option that takes one word of a set known only when the program runs; without
    /// it, the first is meant.
    public init(_ name: String, placeholder: String, summary: String, choices: [String]) {
        let description = OptionDescription(
            name: name, placeholder: placeholder, summary: summary,
            accepted: .choices(choices, default: choices.first))
        self.description = description
        parse = { text throws(UsageError) in
            guard choices.contains(text) else { throw description.refusal(of: text) }
            return text
        }
    }
}

extension SectionOption<[String]> {
    /// Declares an option that takes words of a set known only when the program runs, separated by
    /// commas; a word that is repeated counts once.
    public init(_ name: String, placeholder: String, summary: String, anyOf choices: [String]) {
        let description = OptionDescription(
            name: name, placeholder: placeholder, summary: summary,
            accepted: .choices(choices, default: nil), suggestions: .list { choices })
        self.description = description
        parse = { text throws(UsageError) in
            var words: [String] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let word = part.trimmed
                guard choices.contains(word) else { throw description.refusal(of: word) }
                if !words.contains(word) { words.append(word) }
            }
            return words
        }
    }
}

extension SectionOption<Int> {
    /// Declares an option that takes a whole number, `minimum` or more.
    public init(_ name: String, placeholder: String, summary: String, minimum: Int) {
        self.init(
            name,
            placeholder: placeholder,
            summary: summary,
            accepts: "a whole number, \(minimum) or more",
            example: "\(minimum + 10)"
        ) { text in
            Int(text).flatMap { $0 >= minimum ? $0 : nil }
        }
    }
}

extension SectionOption<Bool> {
    /// Declares a switch: it is on when it is given and takes no value.
    public init(_ name: String, letter: Character? = nil, summary: String) {
        let description = OptionDescription(
            name: name, letter: letter, summary: summary, accepted: .nothing)
        self.description = description
        parse = { text throws(UsageError) in
            guard text.isEmpty else { throw description.refusal(of: text) }
            return true
        }
    }
}
