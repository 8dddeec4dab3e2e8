import SectionKit

/// Says with which keys the commands are run that a text proposes, such as "the key n".
struct KeyWords: Sendable {
    let program: ProgramDescription
    let tabs: [ScreenTab]

    /// The tab that is shown.
    let tab: Int

    /// The titles of the sections of the tabs, by name.
    let titles: [String: String]

    /// The section whose text it is; nil for a message.
    var section: String?

    /// Returns a text that names keys instead of commands, without the sentences that propose what no
    /// key does.
    func words(_ text: String) -> String {
        program.replacingCommands(in: text) { mention in
            keys(for: mention).map { keys, place in
                let several = keys.count > 1
                let named = keys.listed(by: "and")
                let words =
                    mention.isRun
                    ? "press \(named)" : "the \(several ? "keys" : "key") \(named)"
                return words + (place.map { " in \($0)" } ?? "")
            }
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
            return tab == self.tab
                ? ([String(key)], titles[home]) : ([String(tab + 1), String(key)], nil)
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
