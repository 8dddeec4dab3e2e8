/// How the value of an option is picked on a screen, without a command line.
public struct OptionPicker: Equatable, Sendable {
    /// The key that offers the values.
    public let key: Character

    /// What the option is called on the screen, such as "Year".
    public let title: String

    /// The column of the section's tables whose values are offered, by its key; of a date
    /// the part that the column is chosen by.
    ///
    /// Without one, the option's own choices are.
    public let column: String?

    /// Names the key, and where the values are from.
    public init(key: Character, title: String, column: String? = nil) {
        self.key = key
        self.title = title
        self.column = column
    }
}

extension SectionOption {
    /// The option with a way to pick its value on a screen.
    public func picked(by picker: OptionPicker) -> SectionOption {
        var option = self
        option.description.picker = picker
        return option
    }
}
