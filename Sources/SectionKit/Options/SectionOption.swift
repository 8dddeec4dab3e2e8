/// An option that a section understands, such as `--sort`, with the type of its value.
///
/// One declaration serves parsing, help, completion and the builder that reads the value.
public struct SectionOption<Value: Sendable>: Sendable {
    /// What a program needs to know to offer the option.
    public internal(set) var description: OptionDescription

    private let parse: @Sendable (String, OptionDescription) throws(UsageError) -> Value?

    /// Declares an option whose value is read by `parse`, which may refuse it in the words of the
    /// description that it is given.
    @usableFromInline
    init(
        _ description: OptionDescription,
        parse: @escaping @Sendable (String, OptionDescription) throws(UsageError) -> Value?
    ) {
        self.description = description
        self.description.accepts = { (try? parse($0, description)) != nil }
        self.parse = parse
    }

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
        self.init(
            OptionDescription(
                name: name,
                letter: letter,
                placeholder: placeholder,
                summary: summary,
                accepted: .described(accepts, example: example),
                suggestions: suggestions
            )
        ) { text, _ in parse(text) }
    }

    /// Declares the operand of a command, the words that must follow it, read by `parse`.
    ///
    /// - Parameters:
    ///   - operand: its name among the values, such as `launch`.
    ///   - placeholder: stands for it in help, such as `NAME`.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - accepts: what it may be, in words, such as `the name of a launch`.
    ///   - example: one that works.
    ///   - parse: reads it, giving nil for what it cannot read.
    public init(
        operand: String,
        placeholder: String,
        summary: String,
        accepts: String,
        example: String,
        parse: @escaping @Sendable (String) -> Value?
    ) {
        self.init(
            OptionDescription(
                name: operand,
                placeholder: placeholder,
                summary: summary,
                accepted: .described(accepts, example: example),
                isOperand: true
            )
        ) { text, _ in parse(text) }
    }

    /// Reads the option's value.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func value(from text: String) throws(UsageError) -> Value {
        try value(from: text, for: description)
    }

    /// Reads the value of the option under the name that a command gives it.
    func value(from text: String, for option: OptionDescription) throws(UsageError) -> Value {
        guard let value = try parse(text, option) else { throw option.usageError(for: text) }
        return value
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

    /// Declares an option that takes a whole number of a range, such as a rating from 1 to 5.
    public init(
        _ name: String,
        placeholder: String,
        summary: String,
        in range: ClosedRange<Int>
    ) {
        self.init(
            name,
            placeholder: placeholder,
            summary: summary,
            accepts: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            example: "\(range.lowerBound)"
        ) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension SectionOption {
    /// The option, which may be given without a value too; it reads the empty text then.
    ///
    /// Its placeholder is in brackets, as in `--watch [SECONDS]`.
    public var withOptionalValue: SectionOption {
        var option = self
        option.description.isValueOptional = true
        return option
    }
}

extension SectionOption {
    /// The option, which also takes an empty value and reads nil then: for what a record need not
    /// have, so that `--author ''` or an empty field of a form takes it away.
    public var orNothing: SectionOption<Value?> {
        var description = description
        if case .described(let words, let example) = description.accepted {
            description.accepted = .described("\(words), or nothing", example: example)
        }
        return SectionOption<Value?>(description) {
            [parse] (text, description) throws(UsageError) -> Value?? in
            if text.isEmpty { return .some(nil) }
            guard let value = try parse(text, description) else { return .none }
            return .some(value)
        }
    }
}

extension SectionOption<Bool> {
    /// Declares a switch: it is on when it is given and takes no value.
    public init(_ name: String, letter: Character? = nil, summary: String) {
        let description = OptionDescription(
            name: name, letter: letter, summary: summary, accepted: .nothing)
        self.init(description) { text, _ in text.isEmpty ? true : nil }
    }
}
