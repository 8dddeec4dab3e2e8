import SectionKit

/// Texts that speak of commands say on a page which button, section or field they mean.
extension WebProgram {
    /// The words of pages: the titles of buttons and sections for commands, and those of the fields of a
    /// form for options.
    ///
    /// The form of an action asks for what a text proposes, such as `watch add IBE123`.
    ///
    /// - Parameters:
    ///   - command: the command whose form is on the page; nil if there is none.
    ///   - linksActions: whether the page has buttons for the actions that are proposed, so that it need not
    ///     say where they are.
    func words(
        of command: CommandDescription? = nil, linksActions: Bool = false
    ) -> HostWords {
        let (actions, tabs) = (actions, tabs)
        let fields = (command?.options ?? []).filter(\.isAsked)
        return HostWords(of: description) { mention in
            if let action = actions.first(where: { $0.name == mention.command.name }) {
                let tab = linksActions ? nil : tab(of: action, otherThanOf: command)
                let place = tab.map { " in “\($0.title)”" }
                return (mention.isRun ? "press " : "") + "“\(action.title.withCapital)”"
                    + (place ?? "")
            }
            if mention.command.name == command?.name, let operand = command?.operand,
                operand.isOffered
            {
                return (mention.isRun ? "fill in " : "") + "the field “\(operand.fieldTitle)”"
            }
            let tab = tabs.first { $0.sections.contains(mention.command.name) }
            return mention.fields.flatMap { fields in
                let named = fields.map { "“\($0)”" }.listed(by: "and")
                let with = fields.isEmpty ? "" : " with \(named)"
                return tab.map { (mention.isRun ? "open " : "") + "“\($0.title)”\(with)" }
            }
        } option: { name in
            fields.first { $0.name == name }.map { "“\($0.fieldTitle)”" }
        }
    }

    /// The tab with the button of an action, if that is not on the tab of the command whose text names it.
    private func tab(
        of action: CommandDescription, otherThanOf command: CommandDescription?
    ) -> ScreenTab? {
        guard let command, case .section(let name) = action.place,
            let tab = tabs.first(where: { $0.sections.contains(name) })
        else { return nil }
        return tab.sections.contains(command.name) ? nil : tab
    }
}

extension CommandMention {
    /// The titles of the fields for its options; nil if the form of the section lacks one.
    fileprivate var fields: [String]? {
        let names = arguments.split(separator: " ").filter { $0.hasPrefix("-") }
        let options = names.compactMap { name in
            command.options.first { "--\($0.name)" == name && $0.isOffered }
        }
        return options.count == names.count ? options.map(\.fieldTitle) : nil
    }
}
