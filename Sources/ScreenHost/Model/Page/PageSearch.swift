/// What is searched for on a page.
struct PageSearch: Sendable {
    /// What the rows must have to be shown, as it was typed.
    private(set) var text = ""

    /// Its words, folded.
    private(set) var words: [[UInt8]] = []

    /// Where a person was when the search began; nil once that is no more.
    var start: Start?

    /// A place of the cursor.
    struct Start: Sendable {
        let cursor: CursorPosition
        let hasMoved: Bool
    }

    /// Whether rows are left out for it.
    var isOn: Bool { !words.isEmpty }

    /// Takes another text; false if its words are those it has.
    mutating func change(to text: String, from position: PagePosition) -> Bool {
        let wasOn = isOn
        self.text = text
        let words = text.searchWords
        guard words != self.words else { return false }
        self.words = words
        if !wasOn { start = Start(cursor: position.cursor, hasMoved: position.hasMoved) }
        return true
    }
}
