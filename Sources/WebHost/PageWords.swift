import SectionKit

/// Texts that speak of commands say on a page which button or section they mean.
extension WebProgram {
    /// Returns a text with the titles of buttons and sections instead of commands, without the
    /// sentences that propose what no page does.
    ///
    /// The form of an action asks for what a text proposes, such as `watch add IBE123`.
    func words(_ text: String) -> String {
        description.replacingCommands(in: text) { mention in
            if let action = actions.first(where: { $0.name == mention.command.name }) {
                return (mention.isRun ? "press " : "") + "“\(action.title.withCapital)”"
            }
            let tab = tabs.first { $0.sections.contains(mention.command.name) }
            return tab.map { (mention.isRun ? "open " : "") + "“\($0.title)”" }
        }
    }
}
