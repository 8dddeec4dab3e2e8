import SectionKit

/// The options that keys pick values of, and the values that were picked.
struct OptionChoices: Sendable {
    private(set) var values: CommandValues

    /// Those that a key picks a value of, each once.
    let pickable: [OptionDescription]

    private let sections: [Browsable.Recipe]
    private let sourceOptions: [OptionDescription]

    /// The values of the program's options that the source was opened with.
    private var opened: OptionValues

    init(_ browsable: Browsable, values: CommandValues) {
        self.values = values
        opened = values.program
        sections = browsable.sections
        sourceOptions = browsable.options
        let all = sections.flatMap(\.options) + sourceOptions
        pickable = all.reduce(into: []) { options, option in
            guard option.picker != nil, !options.contains(option) else { return }
            options.append(option)
        }
    }

    /// Those of the sections' options that have a value: they leave something out, or set an order.
    var chosen: [OptionDescription] {
        sections.flatMap(\.options).filter { texts(of: $0) != [nil] }
    }

    func isSourceOption(_ option: OptionDescription) -> Bool {
        sourceOptions.contains(option)
    }

    /// The different values that an option has, of the source or of the sections that take it.
    func texts(of option: OptionDescription) -> [String?] {
        let all =
            isSourceOption(option)
            ? [values.program.text(of: option.name)]
            : sections(taking: option).map { values[section: $0].text(of: option.name) }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The one value that an option has; nil where it has none, or several.
    func text(of option: OptionDescription) -> String? {
        let texts = texts(of: option)
        return texts.count == 1 ? texts[0] : nil
    }

    private func sections(taking option: OptionDescription) -> [String] {
        sections.filter { $0.options.contains(option) }.map(\.name)
    }

    /// Whether a key picks or clears on the first page, or searches it.
    func isKeyOfFirstPage(_ key: Character) -> Bool {
        key == "/" || key == "x" || pickable.contains { $0.picker?.key == key }
    }

    /// The other value of an option that has but two and needs no list of them.
    func toggled(_ option: OptionDescription) -> Toggle? {
        guard option.picker?.column == nil, case .choices(let choices, let usual) = option.accepted,
            choices.count == 2
        else { return nil }
        let current = text(of: option) ?? usual ?? choices[0]
        let other = choices.first { $0 != current }
        return Toggle(value: other == usual ? nil : other)
    }

    /// What an option changes to; nil is its usual value.
    struct Toggle {
        let value: String?
    }

    /// Gives an option another value; false if it is the one it has.
    mutating func set(_ option: OptionDescription, to value: String?) -> Bool {
        guard texts(of: option) != [value] else { return false }
        assign(value, to: option)
        return true
    }

    private mutating func assign(_ value: String?, to option: OptionDescription) {
        if isSourceOption(option) {
            values.program = values.program.setting(option.name, to: value)
        } else {
            for section in sections(taking: option) {
                values[section: section] = values[section: section].setting(option.name, to: value)
            }
        }
    }

    /// Takes away what was chosen of the sections' options.
    mutating func clear() {
        for option in chosen { assign(nil, to: option) }
    }

    /// Takes note that the source is open with the values as they are.
    mutating func sourceDidOpen() {
        opened = values.program
    }

    /// Goes back to the values of the source that is open.
    mutating func sourceDidFail() {
        for option in sourceOptions { assign(opened.text(of: option.name), to: option) }
    }
}
