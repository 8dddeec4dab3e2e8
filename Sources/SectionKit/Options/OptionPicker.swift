/// How the value of an option is picked in `browse`.
public struct OptionPicker: Equatable, Sendable {
    /// The key that shows the values; not one of those that the screen has itself, which the article
    /// on actions lists.
    public let key: Character

    /// The name of the option on the screen, such as "Year".
    public let title: String

    /// The key of the column of the section's tables whose values are offered, for a date the part
    /// that the column is filtered by.
    ///
    /// If nil, the option's own choices are offered; an option without choices is typed.
    public let column: String?

    /// The keys of columns with codes of the values, which also find them, such as those of airlines.
    public let codes: [String]

    /// Creates a picker.
    public init(
        key: Character,
        title: String,
        column: String? = nil,
        codes: [String] = []
    ) {
        self.key = key
        self.title = title
        self.column = column
        self.codes = codes
    }
}

extension SectionOption {
    /// Returns the option with values that a shell offers for completion.
    public func suggesting(_ suggestions: OptionDescription.Suggestions) -> SectionOption {
        var option = self
        option.description.suggestions = suggestions
        return option
    }

    /// Returns the option with a way to pick its value in `browse`.
    public func picked(by picker: OptionPicker) -> SectionOption {
        var option = self
        option.description.picker = picker
        return option
    }
}
