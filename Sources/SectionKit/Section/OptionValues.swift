/// The option values that a person gave, by option name.
public struct OptionValues: Equatable, Sendable {
    private let texts: [String: String]

    /// Holds the texts given for options, by name without dashes.
    public init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// The text given for an option, nil if it was not given.
    package func text(of name: String) -> String? {
        texts[name]
    }

    /// The values with another text for an option; nil takes it away.
    package func setting(_ name: String, to text: String?) -> OptionValues {
        var texts = texts
        texts[name] = text
        return OptionValues(texts)
    }

    /// The value given for an option, nil if it was not given.
    ///
    /// - Throws: ``UsageError`` when the value is none that the option takes.
    public func value<Value>(
        of option: SectionOption<Value>
    ) throws(UsageError) -> Value? {
        guard let text = texts[option.description.name] else { return nil }
        return try option.value(from: text)
    }

    /// The value given for an option that a section cannot do without, such as an operand.
    ///
    /// - Throws: ``UsageError`` when it was not given, or is none that the option takes.
    public func required<Value>(
        _ option: SectionOption<Value>
    ) throws(UsageError) -> Value {
        guard let value = try value(of: option) else { throw option.description.refusal(of: "") }
        return value
    }
}
