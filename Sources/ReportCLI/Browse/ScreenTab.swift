/// One of several pages that `browse` begins with, each of which has a key.
///
/// ```swift
/// ScreenTab("Globe", sections: [GlobeBuilder.recipe.name]),
/// ```
public struct ScreenTab: Equatable, Sendable {
    /// The title of the tab, such as "Profile".
    let title: String

    /// The names of its sections, in order.
    let sections: [String]

    /// Creates a tab.
    public init(_ title: String, sections: [String]) {
        self.title = title
        self.sections = sections
    }
}
