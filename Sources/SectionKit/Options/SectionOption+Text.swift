extension SectionOption where Value: LosslessStringConvertible {
    /// Returns the text of a value, which the option reads as the same value.
    ///
    /// Make your own type `LosslessStringConvertible` to use it here.
    public func text(of value: Value) -> String {
        value.description
    }
}

extension SectionOption where Value: RawRepresentable<String> {
    /// Returns the text of an enumeration case, which the option reads as the same case.
    public func text(of value: Value) -> String {
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
