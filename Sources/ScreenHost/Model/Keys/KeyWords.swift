import SectionKit

/// Says with which keys the commands are run that a text proposes, such as "the key n".
struct KeyWords: Sendable {
    let program: ProgramDescription
    let tabs: [ScreenTab]

    /// The tab that is shown.
    let tab: Int

    /// The titles of the sections of the tabs, by name.
    let titles: [String: String]

    /// The action whose form is open; nil without one.
    let form: CommandDescription?

    /// The section whose text it is; nil for a message.
    var section: String?

    /// The keys for commands, and the fields of the form, or the choices with their keys, for options.
    var words: HostWords {
        HostWords(of: program) { mention in
            keys(for: mention).map { keys, place in
                let several = keys.count > 1
                let named = keys.listed(by: "and")
                let words =
                    mention.isRun
                    ? "press \(named)" : "the \(several ? "keys" : "key") \(named)"
                return words + (place.map { " in \($0)" } ?? "")
            }
        } option: { name in
            if let form {
                return form.options.first { $0.name == name }.map { "“\($0.fieldTitle)”" }
            }
            let options = program.sections.first { $0.name == section }?.options ?? []
            let picker = options.first { $0.name == name }?.picker
            return picker.map { "“\($0.title)” (key \($0.key))" }
        }
    }

    /// The keys that run a command, and the section where they do if it is another one; nil if no
    /// keys do the same.
    ///
    /// The form of an action asks for what a text proposes, such as `watch add IBE123`.
    private func keys(for mention: CommandMention) -> (keys: [String], place: String?)? {
        let command = mention.command
        if let key = command.key {
            guard let home = command.place.section, home != section else {
                return ([String(key)], nil)
            }
            guard let tab = tabs.firstIndex(where: { $0.sections.contains(home) }) else {
                return nil
            }
            if tab == self.tab { return ([String(key)], titles[home]) }
            // A tab opens at its first section.
            let isFirst = tabs[tab].sections.first == home
            return ([String(tab + 1), String(key)], isFirst ? nil : titles[home])
        }
        guard let tab = tabs.firstIndex(where: { $0.sections.contains(command.name) }) else {
            return nil
        }
        let first = tab == self.tab ? [] : [String(tab + 1)]
        if mention.arguments.isEmpty { return first.isEmpty ? nil : (first, nil) }
        let option = command.options.first { option in
            option.isOperand != mention.arguments.hasPrefix("-")
                && (option.isOperand || mention.arguments.hasPrefix("--\(option.name)"))
        }
        guard let key = option?.picker?.key else { return nil }
        return (first + [String(key)], nil)
    }
}
