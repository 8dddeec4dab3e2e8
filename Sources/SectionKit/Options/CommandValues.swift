/// The option values that a person gave to a command, for the program and for each section.
///
/// Sections may have options of the same name, each with its own value.
package struct CommandValues: Equatable, Sendable {
    /// The values of the options of every report, such as `--source`.
    package var program: OptionValues

    private var sections: [String: OptionValues]

    /// Creates values, those of sections by the section's name.
    package init(
        program: OptionValues = OptionValues(),
        sections: [String: OptionValues] = [:]
    ) {
        self.program = program
        self.sections = sections
    }

    /// The option values of a section.
    package subscript(section name: String) -> OptionValues {
        get { sections[name] ?? OptionValues() }
        set { sections[name] = newValue }
    }
}
