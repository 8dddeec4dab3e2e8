/// The values that a person gave for options, by option name.
public struct OptionValues: Equatable, Sendable {
    private var given: [String: Given]

    /// The text given for an option, and the option's name on the command line if it differs.
    private struct Given: Equatable, Sendable {
        let text: String
        var name: String?
    }

    /// Creates values from texts, by option name without dashes.
    public init(_ texts: [String: String] = [:]) {
        given = texts.mapValues { Given(text: $0) }
    }

    /// Returns the text given for an option; nil if it was not given.
    package func text(of name: String) -> String? {
        given[name]?.text
    }

    /// Returns the values with another text for an option; nil removes it.
    ///
    /// - Parameter given: the option's name on the command line, for errors, if it differs.
    package func setting(
        _ name: String,
        to text: String?,
        as given: String? = nil
    ) -> OptionValues {
        var values = self
        values.given[name] = text.map { Given(text: $0, name: given == name ? nil : given) }
        return values
    }

    /// Returns the value given for an option; nil if it was not given.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func value<Value>(
        of option: SectionOption<Value>
    ) throws(UsageError) -> Value? {
        guard let given = given[option.description.name] else { return nil }
        guard let name = given.name else { return try option.value(from: given.text) }
        return try option.value(from: given.text, for: option.description.named(name))
    }

    /// Returns the value of a required option, such as an operand.
    ///
    /// - Throws: ``UsageError`` when it was not given, or is not valid for the option.
    public func required<Value>(
        _ option: SectionOption<Value>
    ) throws(UsageError) -> Value {
        guard let value = try value(of: option) else {
            throw option.description.usageError(for: "")
        }
        return value
    }
}
