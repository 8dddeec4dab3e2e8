import SectionKit

/// The completions that a shell offers for a word on the command line.
struct Completions: Equatable, Sendable {
    /// The kind of completions.
    enum Kind: Equatable, Sendable {
        /// Whole words.
        case words

        /// Words that may be followed by a comma.
        case list

        /// File names, after a prefix of the word such as `--output=`.
        case files(after: String)
    }

    /// A word and its meaning, which may be empty.
    struct Candidate: Equatable, Sendable {
        let word: String
        var meaning = ""
    }

    var kind = Kind.words
    var candidates: [Candidate] = []

    /// The section whose rows are offered too; nil for none.
    var rows: Rows?

    /// What is looked up in a section.
    struct Rows: Equatable, Sendable {
        let section: String

        /// What precedes each word, such as `--near=`.
        let prefix: String

        /// What is typed of the word.
        let typed: String
    }

    /// The lines that completion scripts read: the kind, then each word and its meaning, separated
    /// by a tab.
    ///
    /// Words and meanings contain no line breaks and no tabs.
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
