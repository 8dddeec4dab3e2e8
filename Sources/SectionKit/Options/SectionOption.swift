/// An option of a section, such as `--sort`, with the type of its value.
///
/// One declaration serves parsing, help, completion and the code that reads the value.
public struct SectionOption<Value: Sendable>: Sendable {
    /// The description of the option for help, completion and errors.
    public internal(set) var description: OptionDescription

    /// The value that applies without the option, which help names; nil if there is none.
    public let usual: Value?

    private let parse: @Sendable (String, OptionDescription) throws(UsageError) -> Value?

    /// Declares an option whose value `parse` reads, which may throw an error that uses the
    /// description.
    @usableFromInline
    init(
        _ description: OptionDescription,
        usual: Value? = nil,
        parse: @escaping @Sendable (String, OptionDescription) throws(UsageError) -> Value?
    ) {
        self.description = description
        self.description.accepts = { (try? parse($0, description)) != nil }
        self.usual = usual
        self.parse = parse
    }

    /// Declares an option whose value `parse` reads.
    ///
    /// - Parameters:
    ///   - name: the name after the two dashes, such as `year`.
    ///   - letter: the letter after a single dash; nil for none.
    ///   - placeholder: the placeholder of the value in help, such as `YEARS`.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - accepts: the valid values in words, such as `a year, or a range of years`.
    ///   - example: a valid value, such as `2018-2020`.
    ///   - suggestions: values for completion and for errors.
    ///   - parse: reads a value; nil if it is invalid.
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

    /// Declares the operand of a command, the words that must follow it.
    ///
    /// - Parameters:
    ///   - operand: the name of the operand in ``OptionValues``, such as `launch`.
    ///   - placeholder: the placeholder in help, such as `NAME`.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - accepts: the valid values in words, such as `the name of a launch`.
    ///   - example: a valid value.
    ///   - parse: reads the operand; nil if it is invalid.
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

    /// Returns the value of a text.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func value(from text: String) throws(UsageError) -> Value {
        try value(from: text, for: description)
    }

    /// Returns the value of a text, with errors under the name that a command gives the option.
    func value(from text: String, for option: OptionDescription) throws(UsageError) -> Value {
        guard let value = try parse(text, option) else { throw option.usageError(for: text) }
        return value
    }
}

extension SectionOption<Int> {
    /// Declares an option that takes a whole number, `minimum` or more.
    ///
    /// The example is 10, or twice the minimum if that is not less.
    public init(
        _ name: String,
        placeholder: String,
        summary: String,
        minimum: Int,
        example: Int? = nil
    ) {
        self.init(
            name,
            placeholder: placeholder,
            summary: summary,
            accepts: "a whole number, \(minimum) or more",
            example: "\(max(minimum, example ?? (minimum < 10 ? 10 : 2 * minimum)))"
        ) { text in
            Int(text).flatMap { $0 >= minimum ? $0 : nil }
        }
    }

    /// Declares an option that takes a whole number in a range, such as a rating from 1 to 5.
    ///
    /// If there is no better one, the example is 10, or the number in the middle if that is not in
    /// the range or its least.
    public init(
        _ name: String,
        placeholder: String,
        summary: String,
        in range: ClosedRange<Int>,
        example: Int? = nil
    ) {
        let isTenInside = range.contains(10) && range.lowerBound != 10
        let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
        self.init(
            name,
            placeholder: placeholder,
            summary: summary,
            accepts: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            example: "\(example ?? (isTenInside ? 10 : middle))"
        ) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension SectionOption {
    /// The option with an optional value; without one, it reads the empty text.
    ///
    /// An operand may be left out, and then has no value.
    /// Help shows its placeholder in brackets, as in `--watch [SECONDS]`.
    public var withOptionalValue: SectionOption {
        var option = self
        option.description.isValueOptional = true
        return option
    }
}

extension SectionOption {
    /// The option with a list as its value, which `parse` reads from a text with commas.
    ///
    /// It can be given several times: `--year 2018 --year 2020` is `--year 2018,2020`. An option
    /// that takes several cases of an enumeration, or several of some words, is a list already.
    public var asList: SectionOption {
        var option = self
        option.description.isList = true
        return option
    }
}

extension SectionOption {
    /// The option, whose value may have several lines, such as what a person writes about a day: forms
    /// have a larger field for it.
    public var asParagraphs: SectionOption {
        var option = self
        option.description.isParagraphs = true
        return option
    }
}

extension SectionOption {
    /// The option, which stands for other options of its command, such as the operand in
    /// `add LH400 2024-06-14` for a number and a date: forms ask for those instead.
    public var asShorthand: SectionOption {
        var option = self
        option.description.isShorthand = true
        return option
    }
}

extension SectionOption {
    /// The option with another title of its field in a form than its name, such as "Flights" for
    /// `--exactly`.
    public func titled(_ title: String) -> SectionOption {
        var option = self
        option.description.title = title
        return option
    }
}

extension SectionOption {
    /// The option, which is only ever given on the command line: nobody can set a default for it in
    /// the environment or in the file `config`.
    ///
    /// ```swift
    /// static let sends = SectionOption<Bool>("send", summary: "tell the kitchen")
    ///     .givenEachTime(because: "it tells the kitchen")
    /// ```
    ///
    /// For options that change, send or publish something, that confirm it, or that are about one
    /// run. The options of actions are given each time anyway.
    ///
    /// - Parameter reason: why, in words that follow "because".
    public func givenEachTime(because reason: String) -> SectionOption {
        var option = self
        option.description.defaultRefusal = reason
        return option
    }
}

extension SectionOption {
    /// The option, which also takes an empty value and reads it as nil.
    ///
    /// For optional fields of a record: `--author ''` or an empty field of a form clears one.
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
    /// Declares a switch, which is on when given and takes no value.
    public init(_ name: String, letter: Character? = nil, summary: String) {
        let description = OptionDescription(
            name: name, letter: letter, summary: summary, accepted: .nothing)
        self.init(description) { text, _ in text.isEmpty ? true : nil }
    }
}

extension SectionOption where Value: LosslessStringConvertible {
    /// Returns the text of a value, which the option reads as the same value.
    ///
    /// Make your own type `LosslessStringConvertible` to use it here.
    package func text(of value: Value) -> String {
        value.description
    }
}

extension SectionOption where Value: RawRepresentable<String> {
    /// Returns the text of an enumeration case, which the option reads as the same case.
    package func text(of value: Value) -> String {
        value.rawValue
    }
}

extension SectionOption {
    /// Returns the text of a list of cases, which the option reads as the same list.
    public func text<Choice: RawRepresentable<String>>(
        of value: Value
    ) -> String where Value == [Choice] {
        value.map(\.rawValue).joined(separator: ",")
    }
}

extension OptionValues {
    /// Returns the values with another value for an option; nil removes it.
    public func setting<Value: LosslessStringConvertible>(
        _ option: SectionOption<Value>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value.map { option.text(of: $0) })
    }

    /// Returns the values with another value for an option that may be empty; nil removes it.
    public func setting<Value: LosslessStringConvertible>(
        _ option: SectionOption<Value?>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value.map(\.description))
    }

    /// Returns the values with another case for an option; nil removes it.
    public func setting<Value: RawRepresentable<String>>(
        _ option: SectionOption<Value>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value.map { option.text(of: $0) })
    }

    /// Returns the values with another case for an option that may be empty; nil removes it.
    public func setting<Value: RawRepresentable<String>>(
        _ option: SectionOption<Value?>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value?.rawValue)
    }

    /// Returns the values with another list of cases for an option; an empty list removes it.
    public func setting<Choice: RawRepresentable<String>>(
        _ option: SectionOption<[Choice]>,
        to value: [Choice]
    ) -> OptionValues {
        setting(option.description.name, to: value.isEmpty ? nil : option.text(of: value))
    }

    /// Returns the values with a switch on or off.
    public func setting(_ option: SectionOption<Bool>, to isOn: Bool) -> OptionValues {
        setting(option.description.name, to: isOn ? "" : nil)
    }
}
