/// A position of the cursor on a page.
struct CursorPosition: Equatable, Sendable {
    /// The index of the pane.
    var pane: Int

    /// The index of the pane's part; -1 for its heading.
    var part = Self.heading

    /// The line or the row in the part.
    var offset = 0

    static let heading = -1

    var isHeading: Bool { part == Self.heading }
}
