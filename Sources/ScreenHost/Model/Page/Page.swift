import SectionKit

/// Sections one under another, a place in them, and what is searched for.
struct Page: Sendable {
    /// What the page is about, such as the name of a launch; nil for the first page.
    let title: String?

    var panes: [Pane]

    /// Where a person is.
    var cursor: Stop

    /// The first line of the page that is in sight.
    var top = 0

    /// Whether a person has moved the cursor: until then it goes where there is something.
    var hasMoved = false

    /// What the rows must have to be shown.
    var search = ""

    /// Where a person was when the search began.
    var beforeSearch: Place?

    /// The row that the page was opened from.
    let origin: Row?

    /// Whether it is the page that tells the keys.
    let isHelp: Bool

    /// A place of the cursor.
    struct Place: Sendable {
        let cursor: Stop
        let hasMoved: Bool
    }

    /// One row of a table.
    struct Row: Sendable {
        let table: Table
        let index: Int
    }

    init(title: String? = nil, panes: [Pane], origin: Row? = nil, isHelp: Bool = false) {
        self.title = title
        self.panes = panes
        self.origin = origin
        self.isHelp = isHelp
        cursor = Stop(pane: panes.lastIndex(where: \.isOpen) ?? 0)
    }
}

/// A place in a page that the cursor can be at.
struct Stop: Equatable, Sendable {
    var pane: Int

    /// The part of the pane; its heading is -1.
    var part = Self.heading

    /// The line, or the row, of the part.
    var offset = 0

    static let heading = -1
}
