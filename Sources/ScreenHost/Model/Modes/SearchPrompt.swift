/// The words of a search while they are typed.
struct SearchPrompt: Equatable, Sendable {
    private(set) var editor: LineEditor

    /// Proposes the words that are searched for already.
    init(_ text: String) {
        editor = LineEditor(text, isProposed: true)
    }

    /// What comes of an input.
    enum Outcome: Equatable {
        /// The words are others.
        case search(String)

        /// The search stays, and is not typed any more.
        case keep

        /// The search is taken back.
        case clear

        /// There was nothing to search for.
        case leave

        /// The input means nothing here.
        case unused
    }

    mutating func take(_ input: Input) -> Outcome {
        switch input {
        case .enter: .keep
        case .escape: .clear
        case .backspace where editor.text.isEmpty: .leave
        default: editor.take(input) ? .search(editor.text) : .unused
        }
    }
}
