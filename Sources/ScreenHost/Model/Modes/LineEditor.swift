import SectionKit

/// A line of text that is being typed.
struct LineEditor: Equatable, Sendable {
    private(set) var text: String

    /// Whether the text is only proposed: what is typed takes its place.
    private(set) var isProposed: Bool

    /// How many characters stand before the cursor.
    private var cursor: Int

    /// The most characters that are kept: nobody types more, and a paste may bring a book.
    private let longest: Int

    /// Begins with a text, the cursor at its end.
    init(_ text: String = "", isProposed: Bool = false, longest: Int = 500) {
        self.text = text.safe
        self.isProposed = isProposed
        self.longest = longest
        cursor = self.text.count
    }

    /// The text before the cursor.
    var head: Substring { text.prefix(cursor) }

    /// The text from the cursor on.
    var tail: Substring { text.dropFirst(cursor) }

    /// Takes what was typed; false if it is nothing that edits a text.
    mutating func take(_ input: Input) -> Bool {
        switch input {
        case .character(let character): insert(String(character))
        case .pasted(let text): insert(text)
        case .backspace: set(head.dropLast(), tail)
        case .delete: set(head, tail.dropFirst())
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .control("u"): set("", tail)
        case .control("k"): set(head, "")
        case .control("w"):
            let kept = head.reversed().drop { $0 == " " }.drop { $0 != " " }
            set(Substring(String(kept.reversed())), tail)
        default: return false
        }
        isProposed = false
        return true
    }

    /// Inserts text as far as it is safe to show: a part of a character joins the one before.
    private mutating func insert(_ more: String) {
        let (head, tail) = isProposed ? ("", "") : (self.head, self.tail)
        // A text that is too long already loses nothing.
        let room = max(head.count, longest - tail.count)
        set((head + more).safe.prefix(room), tail)
    }

    private mutating func set(_ head: Substring, _ tail: Substring) {
        text = String(head + tail)
        cursor = min(head.count, text.count)
    }
}
