import SectionKit

/// The prompt in which a search is typed.
struct SearchPrompt: Equatable, Sendable {
    private(set) var editor: LineEditor

    /// Proposes the text of the current search.
    init(_ text: String) {
        editor = LineEditor(text, isProposed: true)
    }

    /// The outcome of an input.
    enum Outcome: Equatable {
        /// The text changed.
        case search(String)

        /// The search is kept and the prompt closed.
        case keep

        /// The search is cleared and the prompt closed.
        case clear

        /// The prompt is closed without a search.
        case leave

        /// The input has no meaning here.
        case unused
    }

    mutating func take(_ input: Input) -> Outcome {
        switch input {
        case .enter: .keep
        case .escape: .clear
        case .backspace where editor.text.isEmpty: .leave
        default: editor.take(input) ? .search(editor.text.safe) : .unused
        }
    }
}
