/// The option values that a person gave to a command: the program's, and those of each section.
///
/// Two sections may have options of the same name; the value of one is nothing to the other.
public struct CommandValues: Equatable, Sendable {
    /// The values of the options that every report has, such as `--source`.
    public var program: OptionValues

    private var sections: [String: OptionValues]

    /// Holds the values of the program's options, and those of sections by the section's name.
    public init(
        program: OptionValues = OptionValues(),
        sections: [String: OptionValues] = [:]
    ) {
        self.program = program
        self.sections = sections
    }

    /// The values of a section's options.
    public subscript(section name: String) -> OptionValues {
        get { sections[name] ?? OptionValues() }
        set { sections[name] = newValue }
    }
}
