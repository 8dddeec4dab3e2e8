import SectionKit
import WebServer

/// The option values that an address gives, and what is wrong with them.
struct PageQuery: Sendable {
    /// The values of the options of every report.
    private(set) var program: OptionValues

    /// The values of the section; of several, only those of the program can be given.
    private(set) var section = OptionValues()

    /// The values that are given, by the names of the options, as they are sent.
    private(set) var given: [RequestTarget.Item] = []

    /// What is chosen of tables, as it is sent; see ``PageTables``.
    private(set) var tables: [RequestTarget.Item] = []

    /// What is wrong, by the name of the option; under an empty name, what is wrong with all.
    var faults: [String: String] = [:]

    /// Whether other formats are to have private values too.
    private(set) var isPersonal: Bool

    /// Whether nothing is wrong.
    var isFine: Bool { faults.isEmpty }

    /// Reads a query for a section, or for several if it is nil.
    init(
        _ query: [RequestTarget.Item], of command: CommandDescription?, operand: String?,
        in site: WebProgram
    ) {
        program = site.values.program
        isPersonal = site.isPersonal
        if let command { section = site.values[section: command.name] }
        if let command, let operand = operand.flatMap({ site.operand($0, of: command) }),
            let option = command.operand
        {
            section = section.setting(option.name, to: operand)
            check(operand, for: option)
        }
        let own = command.map(site.options) ?? []
        var names: [String] = []
        for item in query where !names.contains(item.name) { names.append(item.name) }
        for name in names {
            let texts = query.filter { $0.name == name }.map(\.value)
            if name == WebGuard.parameter { continue }
            if PageTables.names(name) {
                if !texts[0].isEmpty { tables.append(.init(name, texts[0])) }
                continue
            }
            if name == Self.personal {
                isPersonal = true
            } else if let option = own.first(where: { $0.name == name }) {
                let text = text(texts, of: option)
                // A field that was emptied has no value, whatever its default is.
                if text == nil, section.text(of: name) != nil {
                    given.append(.init(name, ""))
                }
                section = section.setting(name, to: text)
            } else if let option = site.hosted.options.first(where: { $0.name == name }) {
                guard let text = text(texts, of: option) else { continue }
                program = program.setting(name, to: text)
            } else {
                let known = (own + site.hosted.options).map(\.name)
                let near = name.nearest(in: known).map { "; did you mean \($0.quoted)?" } ?? "."
                faults[""] = "There is no option \(name.quoted)\(near)"
            }
        }
    }

    /// The name of the switch for private values in other formats.
    static let personal = "personal"

    /// The value of an option of all that was sent for it; nil if it has none.
    private mutating func text(_ texts: [String], of option: OptionDescription) -> String? {
        let filled = texts.filter { !$0.isEmpty }
        if option.isSwitch {
            let isOn = filled.allSatisfy { ["on", "1", "true", "yes"].contains($0.lowercased()) }
            if !isOn { faults[option.name] = "It is on, or it is left out." }
            given.append(.init(option.name, "on"))
            return ""
        }
        guard let first = filled.first else { return nil }
        given += filled.map { .init(option.name, $0) }
        if filled.count > 1, !option.isList {
            faults[option.name] = "It takes one value, and there are \(filled.count)."
        }
        let text = option.isList ? filled.joined(separator: ",") : first
        check(text, for: option)
        return text
    }

    private mutating func check(_ text: String, for option: OptionDescription) {
        guard !option.accepts(text), faults[option.name] == nil else { return }
        faults[option.name] =
            "\(text.quoted) is not valid\(option.didYouMean(text)) Use \(option.acceptedText)."
    }

    /// Returns the query with the error of a section at the option whose value it speaks of, if it speaks of
    /// one.
    func blaming(
        _ state: SectionState<[Block]>?, of command: CommandDescription, in site: WebProgram
    ) -> PageQuery {
        guard case .error(let error) = state else { return self }
        let options = (command.operand.map { [$0] } ?? []) + site.options(of: command)
        var form = FilledForm(options)
        for (index, option) in options.enumerated() where !option.isSwitch {
            let isGiven = option.isOperand || given.contains { $0.name == option.name }
            if isGiven { form.take(section.text(of: option.name), at: index) }
        }
        guard let index = form.field(spokenOfBy: error), form.fields[index].value != nil else {
            return self
        }
        var query = self
        query.faults[options[index].name] = error.message
        return query
    }

    /// The values that are given for the program, for links to other sections.
    func givenForProgram(in site: WebProgram) -> [RequestTarget.Item] {
        given.filter { item in site.hosted.options.contains { $0.name == item.name } }
    }
}
