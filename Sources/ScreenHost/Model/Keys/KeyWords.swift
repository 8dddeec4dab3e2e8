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

    /// Returns a text that names keys instead of the commands that have one.
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
    private func keys(for mention: CommandMention) -> (keys: [String], place: String?)? {
        let command = mention.command
        if let key = command.key {
            // The key asks for what is missing, but not for what is proposed.
            guard mention.arguments.allSatisfy({ $0.isUppercase || $0 == " " || $0 == "|" }) else {
                return nil
            }
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
        if let picker = command.operand?.picker { return (first + [String(picker.key)], nil) }
        return mention.arguments.isEmpty && !first.isEmpty ? (first, nil) : nil
    }
}
