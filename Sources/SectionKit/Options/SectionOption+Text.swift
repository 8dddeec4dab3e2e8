extension SectionOption where Value: LosslessStringConvertible {
    /// Writes a value as the option reads it: reading the text gives the same value.
    ///
    /// A value of a type of your own is written back once the type is `LosslessStringConvertible`.
    public func text(of value: Value) -> String {
        value.description
    }
}

extension SectionOption where Value: RawRepresentable<String> {
    /// Writes a word of a closed set as the option reads it.
    public func text(of value: Value) -> String {
        value.rawValue
    }
}

extension SectionOption {
    /// Writes words of a closed set as the option reads them.
    public func text<Choice: RawRepresentable<String>>(
        of value: Value
    ) -> String where Value == [Choice] {
        value.map(\.rawValue).joined(separator: ",")
    }
}

extension OptionValues {
    /// The values with another value for an option; nil takes it away.
    public func setting<Value: LosslessStringConvertible>(
        _ option: SectionOption<Value>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value.map { option.text(of: $0) })
    }

    /// The values with another value for an option that takes nothing too; nil takes it away.
    public func setting<Value: LosslessStringConvertible>(
        _ option: SectionOption<Value?>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value.map(\.description))
    }

    /// The values with another word of a closed set for an option; nil takes it away.
    public func setting<Value: RawRepresentable<String>>(
        _ option: SectionOption<Value>,
        to value: Value?
    ) -> OptionValues {
        setting(option.description.name, to: value.map { option.text(of: $0) })
    }

    /// The values with other words of a closed set for an option; none take it away.
    public func setting<Choice: RawRepresentable<String>>(
        _ option: SectionOption<[Choice]>,
        to value: [Choice]
    ) -> OptionValues {
        setting(option.description.name, to: value.isEmpty ? nil : option.text(of: value))
    }

    /// The values with a switch on or off.
    public func setting(_ option: SectionOption<Bool>, to isOn: Bool) -> OptionValues {
        setting(option.description.name, to: isOn ? "" : nil)
    }
}
