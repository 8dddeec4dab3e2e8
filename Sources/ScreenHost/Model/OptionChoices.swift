import SectionKit

/// The options whose values keys pick, and their current values.
struct OptionChoices: Sendable {
    private(set) var values: CommandValues

    /// The options with a picker key, each once.
    let pickable: [OptionDescription]

    private let sections: [CommandDescription]

    /// The sections that only rows open; an option that they share has one value everywhere.
    private let details: [CommandDescription]

    private let sourceOptions: [OptionDescription]
    private let themeOption: SectionOption<ColorScheme>?

    /// The values with which the screen began.
    private let first: CommandValues

    /// The program option values with which the source was opened.
    private var opened: OptionValues

    init(_ browsable: Browsable, values: CommandValues) {
        self.values = values
        first = values
        opened = values.program
        let names = Set(browsable.sections.map(\.name))
        sections = browsable.sections
        details = browsable.details.filter { !names.contains($0.name) }
        sourceOptions = browsable.hosted.options
        themeOption = browsable.theme?.option
        let all =
            sections.flatMap(\.options) + sourceOptions
            + [themeOption?.description].compactMap(\.self)
        pickable = all.reduce(into: []) { options, option in
            guard option.picker != nil, !options.contains(option) else { return }
            options.append(option)
        }
    }

    /// The section options that have a value, such as filters and orders.
    var chosen: [OptionDescription] {
        sections.flatMap(\.options).filter { texts(of: $0) != [nil] }
    }

    func isSourceOption(_ option: OptionDescription) -> Bool {
        sourceOptions.contains(option)
    }

    func isThemeOption(_ option: OptionDescription) -> Bool {
        option == themeOption?.description
    }

    /// The theme that was picked, or that the screen began with; nil if none can be picked.
    var theme: ColorScheme? {
        themeOption.map { (try? values.program.value(of: $0)) ?? .auto }
    }

    /// Whether an option is one of the program and not of a section.
    private func isOfProgram(_ option: OptionDescription) -> Bool {
        isSourceOption(option) || isThemeOption(option)
    }

    /// The distinct values of an option, of the source or of the sections that take it.
    func texts(of option: OptionDescription) -> [String?] {
        let all =
            isOfProgram(option)
            ? [values.program.text(of: option.name)]
            : sections(taking: option).map { values[section: $0].text(of: option.name) }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The value of an option; nil if it has none, or several.
    func text(of option: OptionDescription) -> String? {
        let texts = texts(of: option)
        return texts.count == 1 ? texts[0] : nil
    }

    private func sections(taking option: OptionDescription) -> [String] {
        sections.filter { $0.options.contains(option) }.map(\.name)
    }

    /// The options that keys pick on a page, one for each key: of several, that of the section with
    /// the cursor, else the first.
    func pickable(on page: Page) -> [OptionDescription] {
        let offered = pickable.filter { isOfProgram($0) || page.takes($0) }
        return offered.filter { option in
            let rivals = offered.filter { $0.picker?.key == option.picker?.key }
            return option == rivals.first(where: page.takesAtCursor) ?? rivals.first
        }
    }

    /// Whether a key picks or clears on the first page.
    func isKeyOfFirstPage(_ key: Character) -> Bool {
        key == "x" || pickable.contains { $0.picker?.key == key }
    }

    /// The other value of a switch or of an option with exactly two choices; nil if a list is needed.
    func toggled(_ option: OptionDescription) -> Toggle? {
        if option.isSwitch { return Toggle(value: text(of: option) == nil ? "" : nil) }
        guard option.picker?.column == nil, case .choices(let choices, let usual) = option.accepted,
            choices.count == 2
        else { return nil }
        let current = text(of: option) ?? usual ?? choices[0]
        let other = choices.first { $0 != current }
        return Toggle(value: other == usual ? nil : other)
    }

    /// The value that an option changes to; nil is its default.
    struct Toggle {
        let value: String?
    }

    /// Sets the value of an option; returns false if it already has the value.
    mutating func set(_ option: OptionDescription, to value: String?) -> Bool {
        guard texts(of: option) != [value] else { return false }
        assign(value, to: option)
        return true
    }

    private mutating func assign(_ value: String?, to option: OptionDescription) {
        if isOfProgram(option) {
            values.program = values.program.setting(option.name, to: value)
        } else {
            let names = details.filter { $0.options.contains(option) }.map(\.name)
            for section in sections(taking: option) + names {
                values[section: section] = values[section: section].setting(option.name, to: value)
            }
        }
    }

    /// Whether no section option has a value now, but some had one when the screen began.
    var lacksFirst: Bool {
        chosen.isEmpty
            && sections.contains { section in
                section.options.contains { first[section: section.name].text(of: $0.name) != nil }
            }
    }

    /// Clears the values of the section options; without any, those are back with which the screen began.
    mutating func clear() {
        guard lacksFirst else {
            for option in chosen { assign(nil, to: option) }
            return
        }
        for section in sections { values[section: section.name] = first[section: section.name] }
    }

    /// Records that the source was opened with the current values.
    mutating func sourceDidOpen() {
        opened = values.program
    }

    /// Restores the values with which the source was opened.
    mutating func sourceDidFail() {
        for option in sourceOptions { assign(opened.text(of: option.name), to: option) }
    }
}
