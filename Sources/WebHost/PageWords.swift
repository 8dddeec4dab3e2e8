import SectionKit

/// Texts that speak of commands say on a page which button or section they mean.
extension WebProgram {
    /// Returns a text with the titles of buttons and sections instead of the commands that pages have.
    func words(_ text: String) -> String {
        description.replacingCommands(in: text) { mention in
            // A button asks for what is missing, but not for what is proposed.
            let isOpen = mention.arguments.allSatisfy { $0.isUppercase || " |".contains($0) }
            guard isOpen else { return nil }
            if let action = actions.first(where: { $0.name == mention.command.name }) {
                return (mention.isRun ? "press " : "") + "“\(action.title.withCapital)”"
            }
            let tab = tabs.first { $0.sections.contains(mention.command.name) }
            guard let tab, mention.arguments.isEmpty else { return nil }
            return (mention.isRun ? "open " : "") + "“\(tab.title)”"
        }
    }
}
