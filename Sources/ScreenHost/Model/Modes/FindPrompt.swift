import SectionKit

/// The prompt in which a text to find on a page is typed.
struct FindPrompt: Equatable, Sendable {
    private(set) var editor: LineEditor

    /// The cursor when the prompt was opened.
    let start: CursorPosition

    /// Proposes the text that was found last.
    init(_ text: String, from start: CursorPosition) {
        editor = LineEditor(text, isProposed: true)
        self.start = start
    }

    /// The outcome of an input.
    enum Outcome: Equatable {
        /// The first line with the text is to be found.
        case find(String)

        /// The prompt is closed, after the next line with the proposed text is found.
        case next(String)

        /// The prompt is closed, and the cursor stays at the line with the text.
        case keep(String)

        /// The prompt is closed, and the cursor returns.
        case cancel

        /// The input has no meaning here.
        case unused
    }

    mutating func take(_ input: Input) -> Outcome {
        switch input {
        case .enter: editor.isProposed ? .next(editor.text.safe) : .keep(editor.text.safe)
        case .escape: .cancel
        case .backspace where editor.text.isEmpty: .cancel
        default: editor.take(input) ? .find(editor.text.safe) : .unused
        }
    }
}
