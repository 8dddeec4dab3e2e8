/// A program as its interactive hosts open it, in a terminal or in a browser: what it says of itself, and
/// how its source is opened.
package struct HostedProgram: Sendable {
    /// What the program says of itself.
    package let description: ProgramDescription

    /// The options that select the source.
    package let options: [OptionDescription]

    /// Opens the source for the values of the program's options, ignoring cached responses if it is
    /// refreshing; `notice` receives messages to show.
    package let open:
        @Sendable (OptionValues, _ refreshing: Bool, _ notice: @escaping @Sendable (String) -> Void)
            throws(UsageError) -> OpenSource

    /// Whether a section with these values goes on by itself until it ends, such as a recording.
    package let isLive: @Sendable (String, OptionValues) throws(UsageError) -> Bool

    /// Creates a program to show.
    package init(
        _ description: ProgramDescription,
        options: [OptionDescription] = [],
        isLive: @escaping @Sendable (String, OptionValues) throws(UsageError) -> Bool = {
            (_, _) throws(UsageError) in false
        },
        open:
            @escaping @Sendable (OptionValues, Bool, @escaping @Sendable (String) -> Void)
            throws(UsageError) -> OpenSource
    ) {
        self.description = description
        self.options = options
        self.isLive = isLive
        self.open = open
    }

    /// The tabs, of which there is at least one: with chosen sections, one that has these.
    package func tabs(showing chosen: [String]? = nil) -> [ScreenTab] {
        if chosen == nil, !description.tabs.isEmpty { return description.tabs }
        return [ScreenTab(description.title, sections: chosen ?? description.parts.map(\.name))]
    }
}
