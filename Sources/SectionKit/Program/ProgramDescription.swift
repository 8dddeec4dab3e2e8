/// Everything that a program says of itself, which its hosts show: reports, the screen of `browse`, and
/// the pages of `serve`.
package struct ProgramDescription: Sendable {
    /// The name of the executable, such as `spacex-report`.
    package let name: String

    /// The version, such as `0.1.0`.
    package let version: String

    /// The title of reports and of the screen, such as "SpaceX report".
    package let title: String

    /// What the program does, in one sentence.
    package let summary: String

    /// The commands of the sections, in the order of `report`.
    package let sections: [CommandDescription]

    /// The commands of the actions.
    package let actions: [CommandDescription]

    /// The tabs of the screen; without tabs all sections are on one page.
    package let tabs: [ScreenTab]

    /// The section that the screen shows open at first; nil for the last one.
    package let opened: String?

    /// Example arguments of `report`, for help.
    package let examples: [String]

    /// Creates a description.
    package init(
        name: String,
        version: String,
        title: String,
        summary: String,
        sections: [CommandDescription],
        actions: [CommandDescription] = [],
        tabs: [ScreenTab] = [],
        opened: String? = nil,
        examples: [String] = []
    ) {
        self.name = name
        self.version = version
        self.title = title
        self.summary = summary
        self.sections = sections
        self.actions = actions
        self.tabs = tabs
        self.opened = opened
        self.examples = examples
    }

    /// The sections that are shown together, in a report or on the first pages of a screen: those
    /// that need no operand.
    package var parts: [CommandDescription] { sections.filter { !$0.needsOperand } }
}

/// One of several pages that a screen begins with, each of which has a key.
///
/// ```swift
/// ScreenTab("Globe", sections: [GlobeBuilder.recipe.name]),
/// ```
public struct ScreenTab: Equatable, Sendable {
    /// The title of the tab, such as "Profile".
    public let title: String

    /// The name for addresses, such as `my-flights`: the title in lower case, with dashes.
    public var name: String {
        title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// The names of its sections, in order.
    public let sections: [String]

    /// Creates a tab.
    public init(_ title: String, sections: [String]) {
        self.title = title
        self.sections = sections
    }
}
