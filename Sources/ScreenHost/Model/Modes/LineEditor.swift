import SectionKit

/// A line of text that a person edits, kept as it is typed; what shows it makes it safe.
struct LineEditor: Equatable, Sendable {
    private(set) var text: String

    /// Whether the text is only proposed; typed text replaces it.
    private(set) var isProposed: Bool

    /// The position of the cursor: the number of characters before it.
    private var cursor: Int

    /// The maximum length in characters, because a paste can be very long.
    private let longest: Int

    /// Creates an editor for a text, with the cursor at its end.
    init(_ text: String = "", isProposed: Bool = false, longest: Int = 500) {
        self.text = text.asTyped
        self.isProposed = isProposed
        self.longest = longest
        cursor = self.text.count
    }

    /// The text before the cursor.
    var head: Substring { text.prefix(cursor) }

    /// The text after the cursor.
    var tail: Substring { text.dropFirst(cursor) }

    /// Handles an input; returns false if it does not edit the text.
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

    /// Inserts text, without control characters; a combining character joins the one before it.
    private mutating func insert(_ more: String) {
        let (head, tail) = isProposed ? ("", "") : (self.head, self.tail)
        // A text that is already too long is not cut.
        let room = max(head.count, longest - tail.count)
        set((head + more).asTyped.prefix(room), tail)
    }

    private mutating func set(_ head: Substring, _ tail: Substring) {
        text = String(head + tail)
        cursor = min(head.count, text.count)
    }
}
