/// The option values that a person gave, by option name.
public struct OptionValues: Equatable, Sendable {
    private var given: [String: Given]

    /// A text given for an option, and the option's name on the command line if that is another.
    private struct Given: Equatable, Sendable {
        let text: String
        var name: String?
    }

    /// Holds the texts given for options, by name without dashes.
    public init(_ texts: [String: String] = [:]) {
        given = texts.mapValues { Given(text: $0) }
    }

    /// The text given for an option, nil if it was not given.
    package func text(of name: String) -> String? {
        given[name]?.text
    }

    /// The values with another text for an option; nil takes it away.
    ///
    /// - Parameter given: the option's name on the command line, for errors, if that is another.
    package func setting(
        _ name: String,
        to text: String?,
        as given: String? = nil
    ) -> OptionValues {
        var values = self
        values.given[name] = text.map { Given(text: $0, name: given == name ? nil : given) }
        return values
    }

    /// The value given for an option, nil if it was not given.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func value<Value>(
        of option: SectionOption<Value>
    ) throws(UsageError) -> Value? {
        guard let given = given[option.description.name] else { return nil }
        guard let name = given.name else { return try option.value(from: given.text) }
        return try option.value(from: given.text, for: option.description.named(name))
    }

    /// The value given for an option that a section cannot do without, such as an operand.
    ///
    /// - Throws: ``UsageError`` when it was not given, or is not valid for the option.
    public func required<Value>(
        _ option: SectionOption<Value>
    ) throws(UsageError) -> Value {
        guard let value = try value(of: option) else { throw option.description.usageError(for: "") }
        return value
    }
}
