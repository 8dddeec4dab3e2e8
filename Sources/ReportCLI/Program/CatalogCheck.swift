import ScreenHost
import SectionKit

/// Checks that no two things of a program have the same name, spelling or key.
struct CatalogCheck {
    let program: ReportProgram

    private var commands: CommandSet { program.commands.all }

    /// The sections of a whole report.
    private var parts: [Command] {
        let parts = Set(program.sections.filter { $0.operand == nil }.map(\.name))
        return commands.reports.filter { parts.contains($0.name) }
    }

    func run() throws(CatalogError) {
        try checkNames()
        for command in commands.reports { try checkOptions(of: command) }
        try checkPickers()
        try checkKeys()
    }

    /// Commands are called by their names, and sources and sections are chosen by theirs.
    private func checkNames() throws(CatalogError) {
        var names: Set<String> = []
        for command in commands.all {
            let name = command.name
            guard names.insert(name).inserted else {
                throw CatalogError("there are two commands \(name.quoted).")
            }
            let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
            guard isWord, !name.isEmpty, !name.hasPrefix("-") else {
                throw CatalogError("\(name.quoted) cannot be the name of a command.")
            }
        }
        var sources: Set<String> = []
        for source in program.sources.map(\.about.id) where !sources.insert(source).inserted {
            throw CatalogError("there are two sources \(source.quoted).")
        }
        guard let opened = program.opened else { return }
        guard parts.contains(where: { $0.name == opened }) else {
            throw CatalogError("there is no section \(opened.quoted) to be open at first.")
        }
    }

    /// Each spelling means one option of a command, and each name one value.
    private func checkOptions(of command: Command) throws(CatalogError) {
        let common: [OptionDescription] = [.help, .version] + program.options.descriptions
        var spellings = Set(common.flatMap(\.spellings))
        var names: Set<String> = []
        for option in command.offered.map(\.description) {
            for spelling in option.spellings where !spellings.insert(spelling).inserted {
                throw CatalogError("\(command.name) has two options \(spelling).")
            }
            guard names.insert(option.name).inserted else {
                throw CatalogError(
                    "\(command.name) has an operand and an option \(option.name.quoted).")
            }
        }
        guard command.offered.count(where: \.description.isOperand) < 2 else {
            throw CatalogError("\(command.name) has two operands.")
        }
    }

    /// An option that sections share is picked once for all of them, from one column.
    private func checkPickers() throws(CatalogError) {
        let options = parts.flatMap(\.switches)
        for option in options {
            let alike = options.first { $0 == option && $0.picker != option.picker }
            guard alike == nil else {
                let takers = parts.filter { $0.switches.contains(option) }.map(\.name)
                throw CatalogError(
                    "\(takers.listed(by: "and")) describe \(option.label) alike,"
                        + " but a key or column picks it that differs.")
            }
        }
    }

    /// A key of the screen means one thing.
    private func checkKeys() throws(CatalogError) {
        var owners = KeyMeaning.reserved.reduce(into: [:]) { $0[$1] = "the screen" }
        let options = parts.flatMap(\.switches).unique + [program.options.source.description]
        for option in options {
            guard let key = option.picker?.key else { continue }
            let takers = parts.filter { $0.switches.contains(option) }.map(\.name)
            let owner = (takers.first.map { "\($0) " } ?? "") + option.label
            if let other = owners.updateValue(owner, forKey: key) {
                throw CatalogError(
                    "the key \(String(key).quoted) is of \(other) and of \(owner).")
            }
        }
    }
}
