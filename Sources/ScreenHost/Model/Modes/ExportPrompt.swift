/// The prompt in which the name of the file to export to is typed.
struct ExportPrompt: Equatable, Sendable {
    private(set) var editor: LineEditor

    /// Whether the file exists and Enter replaces it.
    private(set) var isReplacing = false

    /// Proposes the name of a file.
    init(proposing file: String) {
        editor = LineEditor(file, isProposed: true)
    }

    /// Asks again for the name of a file that was not written, or whether to replace the file.
    init(_ file: String, isReplacing: Bool) {
        editor = LineEditor(file)
        self.isReplacing = isReplacing
    }

    /// The outcome of an input.
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
