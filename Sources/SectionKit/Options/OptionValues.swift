/// The values that a person gave for options, by option name.
public struct OptionValues: Equatable, Sendable {
    /// The texts given, by option name.
    var given: [String: Given]

    /// The text given for an option, and the option's name on the command line if it differs.
    struct Given: Equatable, Sendable {
        let text: String
        var name: String?

        /// Where it is set as a default; nil if it was given.
        var place: DefaultPlace?
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
    /// - Parameters:
    ///   - given: the option's name on the command line, for errors, if it differs.
    ///   - place: where it is set as a default; nil if it was given.
    package func setting(
        _ name: String,
        to text: String?,
        as given: String? = nil,
        from place: DefaultPlace? = nil
    ) -> OptionValues {
        var values = self
        values.given[name] = text.map {
            Given(text: $0, name: given == name ? nil : given, place: place)
        }
        return values
    }

    /// Whether the value of an option is a default that a person has set.
    package func isDefault(_ option: OptionDescription) -> Bool {
        isDefault(named: option.name)
    }

    /// Whether the value of the option with a name is a default that a person has set.
    package func isDefault(named name: String) -> Bool { given[name]?.place != nil }

    /// Returns the value given for an option, else its default; nil if it has none.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func value<Value>(
        of option: SectionOption<Value>
    ) throws(UsageError) -> Value? {
        try given(option) ?? option.usual
    }

    /// Returns the value given for an option; nil if it was not given, whatever its default is.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func given<Value>(
        _ option: SectionOption<Value>
    ) throws(UsageError) -> Value? {
        guard let given = given[option.description.name] else { return nil }
        guard let name = given.name else { return try option.value(from: given.text) }
        return try option.value(from: given.text, for: option.description.named(name))
    }

    /// Returns the value of an option that has one: an operand, or an option with a default.
    ///
    /// - Throws: ``UsageError`` when there is none, or what was given is not valid for the option.
    public func required<Value>(
        _ option: SectionOption<Value>
    ) throws(UsageError) -> Value {
        guard let value = try value(of: option) else {
            throw option.description.usageError(for: "")
        }
        return value
    }
}
