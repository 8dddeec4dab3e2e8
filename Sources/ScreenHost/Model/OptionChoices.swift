import SectionKit

/// The options that keys pick values of, and the values that were picked.
struct OptionChoices: Sendable {
    private(set) var values: OptionValues

    /// Those that a key picks a value of, each once.
    let pickable: [OptionDescription]

    private let ofSections: [OptionDescription]
    private let ofSource: [OptionDescription]

    /// The values that the source was opened with.
    private var opened: OptionValues

    init(_ browsable: Browsable, values: OptionValues) {
        self.values = values
        opened = values
        ofSections = browsable.sections.flatMap(\.options)
        ofSource = browsable.options
        pickable = (ofSections + ofSource).reduce(into: []) { options, option in
            guard option.picker != nil, !options.contains(where: { $0.name == option.name })
            else { return }
            options.append(option)
        }
    }

    /// Those of the sections' options that have a value: they leave something out, or set an order.
    var chosen: [OptionDescription] {
        ofSections.filter { values.text(of: $0.name) != nil }
    }

    func isOfSource(_ option: OptionDescription) -> Bool {
        ofSource.contains { $0.name == option.name }
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
        let current = values.text(of: option.name) ?? usual ?? choices[0]
        let other = choices.first { $0 != current }
        return Toggle(value: other == usual ? nil : other)
    }

    /// What an option changes to; nil is its usual value.
    struct Toggle {
        let value: String?
    }

    /// Gives an option another value; false if it is the one it has.
    mutating func set(_ option: OptionDescription, to value: String?) -> Bool {
        guard value != values.text(of: option.name) else { return false }
        values = values.setting(option.name, to: value)
        return true
    }

    /// Takes away what was chosen of the sections' options.
    mutating func clear() {
        for option in chosen { values = values.setting(option.name, to: nil) }
    }

    /// Takes note that the source is open with the values as they are.
    mutating func sourceIsOpen() {
        opened = values
    }

    /// Goes back to the values of the source that is open.
    mutating func sourceIsNotOpen() {
        for option in ofSource {
            values = values.setting(option.name, to: opened.text(of: option.name))
        }
    }
}
