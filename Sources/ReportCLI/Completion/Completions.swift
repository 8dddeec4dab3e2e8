import SectionKit

/// What a shell is to offer for a word on the command line.
struct Completions: Equatable, Sendable {
    /// What is offered.
    enum Kind: Equatable, Sendable {
        /// Whole words.
        case words

        /// Words that a comma may follow.
        case list

        /// The names of files, behind what the word starts with, such as `--output=`.
        case files(after: String)
    }

    /// A word, with what it means if there is anything to say.
    struct Candidate: Equatable, Sendable {
        let word: String
        var meaning = ""
    }

    var kind = Kind.words
    var candidates: [Candidate] = []

    /// The lines that a shell's script reads: the kind, then each word and its meaning, a tab
    /// between them.
    ///
    /// Nothing in a word or a meaning can end its line or its column.
    var text: String {
        let head =
            switch kind {
            case .words: "words"
            case .list: "list"
            case .files(let prefix): "files \(prefix.safe)"
            }
        let lines = candidates.map { "\($0.word.safe)\t\($0.meaning.safe)" }
        return ([head] + lines).map { "\($0)\n" }.joined()
    }
}
