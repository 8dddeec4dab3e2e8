/// The name of a file while it is typed, to write what is shown to.
struct ExportPrompt: Equatable, Sendable {
    private(set) var editor: LineEditor

    /// Whether the file is there, and Enter replaces it.
    private(set) var isReplacing = false

    /// Proposes a name.
    init(proposing file: String) {
        editor = LineEditor(file, isProposed: true)
    }

    /// Asks again for a file that was not written, or whether to replace it.
    init(_ file: String, isReplacing: Bool) {
        editor = LineEditor(file)
        self.isReplacing = isReplacing
    }

    /// What comes of an input.
    enum Outcome: Equatable {
        case typing
        case leave
        case write(file: String, replacing: Bool)
    }

    mutating func take(_ input: Input) -> Outcome {
        switch input {
        case .escape: return .leave
        case .enter where editor.text.isEmpty: return .leave
        case .enter: return .write(file: editor.text, replacing: isReplacing)
        default:
            let before = editor.text
            _ = editor.take(input)
            if editor.text != before { isReplacing = false }
            return .typing
        }
    }
}
