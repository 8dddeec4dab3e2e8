import SectionKit

/// A line of text that is being typed, at its end.
struct LineEditor: Equatable, Sendable {
    private(set) var text: String

    /// Whether the text is only proposed: what is typed takes its place.
    private(set) var isProposed: Bool

    init(_ text: String = "", isProposed: Bool = false) {
        self.text = text.safe
        self.isProposed = isProposed
    }

    /// The most characters that are kept: nobody types more, and a paste may bring a book.
    private static let longest = 500

    /// Takes what was typed; false if it is nothing that changes a text.
    mutating func take(_ input: Input) -> Bool {
        switch input {
        case .character(let character): append(String(character))
        case .pasted(let text): append(text)
        case .backspace: _ = text.popLast()
        case .right where isProposed: break
        case .control("u"): text = ""
        case .control("w"):
            text = String(text.reversed().drop { $0 == " " }.drop { $0 != " " }.reversed())
        default: return false
        }
        isProposed = false
        return true
    }

    /// Appends text as far as it is safe to show: a part of a character joins the one before.
    private mutating func append(_ more: String) {
        text = String(((isProposed ? "" : text) + more).safe.prefix(Self.longest))
    }
}
