import SectionKit

/// The search of a page.
struct PageSearch: Sendable {
    /// The text as it was typed.
    private(set) var text = ""

    /// The words of the text, without case and accents.
    private(set) var words: [[UInt8]] = []

    /// The cursor when the search began; nil if that position no longer exists.
    var start: Start?

    /// A position of the cursor, and whether a person moved it there.
    struct Start: Sendable {
        let cursor: CursorPosition
        let hasMoved: Bool
    }

    /// Whether the search hides rows.
    var isOn: Bool { !words.isEmpty }

    /// Changes the text; returns false if its words are the same.
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
