import ScreenHost
import SectionKit

/// Checks that no names, option spellings or keys of a program collide.
///
/// Every run of a debug build does this, so it compares in place and makes messages only on errors.
struct CatalogCheck {
    private let program: ReportProgram
    private let description: ProgramDescription
    private let commands: CommandSet

    init(program: ReportProgram) {
        self.program = program
        description = program.description
        commands = program.commands.all
    }

    func run() throws(CatalogError) {
        try checkNames()
        let common = program.options.descriptions + [.help, .version]
        let (names, letters) = (common.map(\.name), common.compactMap(\.letter))
        // browse has the same options as report.
        for command in commands.reports where command.name != ProgramCommands.browseCommand {
            try check(command, beside: names, letters)
        }
        for action in commands.actions {
            try check(action, beside: names, letters)
        }
        try checkChanges()
        try KeyCheck(program: program).run()
    }

    /// Checks that the names of commands, sources, servers and formats are unique.
    private func checkNames() throws(CatalogError) {
        let names = commands.all.map(\.name)
        if let name = names.repeated {
            throw CatalogError("there are two commands \(name.quoted).")
        }
        for command in commands.all {
            // Only those that show no section have names of two words.
            let isReport = commands.makesReport(command) && !commands.isAction(command)
            let (words, limit) = (command.words, isReport ? 1 : 2)
            guard (1...limit).contains(words.count), words.allSatisfy(\.isWord),
                words.joined(separator: " ") == command.name
            else { throw CatalogError("\(command.name.quoted) is not a valid name of a command.") }
        }
        if let source = program.sources.map(\.about.id).repeated {
            throw CatalogError("there are two sources \(source.quoted).")
        }
        for source in program.sources {
            if let server = source.serverNames.repeated {
                throw CatalogError(
                    "the source \(source.about.id) has two servers \(server.quoted).")
            }
        }
        if let duplicate = program.options.formats.all.flatMap(\.fileExtensions).repeated {
            throw CatalogError("two formats have the file extension \(duplicate.quoted).")
        }
        try checkTabs()
        guard let opened = description.opened else { return }
        guard description.parts.contains(where: { $0.name == opened }) else {
            throw CatalogError("there is no section \(opened.quoted) to open first.")
        }
    }

    /// Checks that the tabs have all sections of a report, and each once.
    private func checkTabs() throws(CatalogError) {
        guard !description.tabs.isEmpty else { return }
        let shown = description.tabs.flatMap(\.sections)
        let sections = description.parts.map(\.name)
        if let name = shown.repeated {
            throw CatalogError("the section \(name.quoted) is on two tabs.")
        }
        if let name = shown.first(where: { !sections.contains($0) }) {
            throw CatalogError("there is no section \(name.quoted) for a tab.")
        }
        if let name = sections.first(where: { !shown.contains($0) }) {
            throw CatalogError("the section \(name.quoted) is on no tab.")
        }
        let names = description.tabs.map(\.name)
        if let name = names.repeated ?? names.first(where: \.isEmpty) {
            throw CatalogError("two tabs have the name \(name.quoted), or one has none.")
        }
        if description.tabs.count > 9 { throw CatalogError("there are keys for nine tabs only.") }
    }

    /// Checks that each spelling means one option of a command, and each name one value.
    private func check(
        _ command: Command,
        beside commonNames: [String],
        _ commonLetters: [Character]
    ) throws(CatalogError) {
        let names = command.offered.compactMap { $0.isOperand ? nil : $0.givenName }
        let letters = command.offered.compactMap(\.letter)
        let operands = command.options.compactMap { $0.isOperand ? $0.name : nil }
        guard operands.count < 2 else {
            throw CatalogError("\(command.name) has two operands.")
        }
        if let name = operands.first, names.contains(name) {
            throw CatalogError("\(command.name) has an operand and an option \(name.quoted).")
        }
        if let name = names.repeated ?? names.first(where: commonNames.contains) {
            throw CatalogError("\(command.name) has two options --\(name).")
        }
        if let letter = letters.repeated ?? letters.first(where: commonLetters.contains) {
            throw CatalogError("\(command.name) has two options -\(letter).")
        }
    }

    /// Checks that actions only change sections that exist, and belong to one, that what completes
    /// options exists, and that examples can end a sentence.
    private func checkChanges() throws(CatalogError) {
        let names = description.sections.map(\.name)
        for command in description.sections + description.actions {
            for option in command.options {
                let missing: String? =
                    switch option.suggestions {
                    case .rows(let name) where !names.contains(name): "section \(name.quoted)"
                    case .vocabulary(let name) where !program.vocabularies.contains(name):
                        "vocabulary \(name.quoted)"
                    default: nil
                    }
                if case .described(_, let example) = option.accepted, example.hasSuffix(".") {
                    throw CatalogError(
                        "the example of \(option.label) of \(command.name) ends with a dot, after"
                            + " which that of a sentence follows.")
                }
                guard let missing else { continue }
                throw CatalogError(
                    "\(option.label) of \(command.name) is completed by a \(missing) that does not"
                        + " exist.")
            }
        }
        for action in description.actions {
            if let name = action.place.section, !names.contains(name) {
                throw CatalogError(
                    "\(action.name) belongs to a section \(name.quoted) that does not exist.")
            }
            for name in action.changes ?? []
            where !description.sections.contains(where: { $0.name == name }) {
                throw CatalogError(
                    "\(action.name) changes a section \(name.quoted) that does not exist.")
            }
        }
    }
}

extension Array where Element: Equatable {
    /// The first duplicate; found without hashing, as there are few elements.
    fileprivate var repeated: Element? {
        indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] }
    }
}

extension String {
    /// Whether it has only letters, digits, dashes and underscores, and no dash at the start.
    fileprivate var isWord: Bool {
        !isEmpty && !hasPrefix("-")
            && utf8.allSatisfy { byte in
                byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            }
    }
}

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
