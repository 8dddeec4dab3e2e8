/// A place in a page that the cursor can be at.
struct CursorPosition: Equatable, Sendable {
    var pane: Int

    /// The part of the pane; its heading is -1.
    var part = Self.heading

    /// The line, or the row, of the part.
    var offset = 0

    static let heading = -1

    var isHeading: Bool { part == Self.heading }
}
