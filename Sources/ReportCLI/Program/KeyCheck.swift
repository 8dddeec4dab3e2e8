import ScreenHost
import SectionKit

/// Checks that no key of the screen has two meanings.
struct KeyCheck {
    private let program: ReportProgram

    /// The options with a key, of the sections of a whole report.
    private let picked: [(section: String, option: OptionDescription, picker: OptionPicker)]

    init(program: ReportProgram) {
        self.program = program
        picked = program.description.parts.flatMap { recipe in
            recipe.options.compactMap { option in
                option.picker.map { (recipe.name, option, $0) }
            }
        }
    }

    func run() throws(CatalogError) {
        try checkPickers()
        try checkKeys()
    }

    /// Checks that sections that share an option use the same key and column for it.
    private func checkPickers() throws(CatalogError) {
        let recipes = program.description.parts
        for (_, option, picker) in picked {
            let differs = recipes.contains { recipe in
                recipe.options.contains { $0 == option && $0.picker != picker }
            }
            guard differs else { continue }
            let takers = recipes.filter { $0.options.contains(option) }.map(\.name)
            throw CatalogError(
                "\(takers.listed(by: "and")) describe \(option.label) alike,"
                    + " but pick it with different keys or columns.")
        }
    }

    /// Checks that each key has one meaning where it works: it picks an option or calls a command.
    private func checkKeys() throws(CatalogError) {
        let calls = (program.description.sections + program.description.actions).compactMap {
            command in
            command.key.map { Use(key: $0, name: command.name, section: command.place.section) }
        }
        let picks = picked.map { section, option, picker in
            Use(key: picker.key, name: "\(section) \(option.label)", option: option)
        }
        let common = [program.options.source.description, ReportOptions.theme.description]
            .compactMap { option in option.picker.map { Use(key: $0.key, name: option.label) } }
        let screen = KeyMeaning.reserved.map { Use(key: $0, name: "the screen") }
        var earlier = screen + common
        for use in picks + calls {
            if let other = earlier.first(where: use.collides) {
                throw CatalogError(
                    "\(other.name) and \(use.name) both use the key \(String(use.key).quoted).")
            }
            earlier.append(use)
        }
    }

    /// A use of a key.
    private struct Use {
        let key: Character

        /// The name of what uses it, for errors.
        let name: String

        /// The option that the key picks; nil if it does something else.
        var option: OptionDescription?

        /// The section in which the key calls an action; nil for anywhere.
        var section: String?

        /// Whether the key has another meaning in another use: it may pick options of one name, of
        /// which it picks that of the section with the cursor, and call actions of several sections.
        func collides(with other: Use) -> Bool {
            if key != other.key { return false }
            if let option { return option.name != other.option?.name }
            return section == nil || other.section == nil || section == other.section
        }
    }
}
