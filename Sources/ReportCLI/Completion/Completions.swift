import SectionKit

/// The completions that a shell offers for a word on the command line.
struct Completions: Equatable, Sendable {
    /// The kind of completions.
    enum Kind: Equatable, Sendable {
        /// Whole words.
        case words

        /// Words that may be followed by a comma.
        case list

        /// File names of a kind, after a prefix of the word such as `--output=`.
        case files(FileKind, after: String)
    }

    /// A word and its meaning, which may be empty.
    struct Candidate: Equatable, Sendable {
        let word: String
        var meaning = ""
    }

    var kind = Kind.words
    var candidates: [Candidate] = []

    /// What else is offered that has to be looked up; nil for nothing.
    var lookUp: LookUp?

    /// Words that are looked up on this machine.
    struct LookUp: Equatable, Sendable {
        /// What knows the words.
        enum Place: Equatable, Sendable {
            /// What the rows of a section are called.
            case section(String)

            /// The values of a column of a section, as a key of the screen picks them.
            case column(String, of: String)

            /// A vocabulary of the program.
            case vocabulary(String)
        }

        let place: Place

        /// What precedes each word, such as `--near=`.
        let prefix: String

        /// What is typed of the word.
        let typed: String

        /// The elements before it in a list, whose elements have no comma; nil if it is no element.
        var done: [String]?

        /// Whether it is to be changed, which what is made up cannot be.
        var isForChange = false
    }

    /// The lines that completion scripts read: the kind, then each word and its meaning, separated
    /// by a tab; for files of a kind, each extension.
    ///
    /// Words and meanings contain no line breaks and no tabs.
    var text: String {
        let head =
            switch kind {
            case .words: "words"
            case .list: "list"
            case .files(.folder, let prefix): "folders \(prefix.safe)"
            case .files(_, let prefix): "files \(prefix.safe)"
            }
        if case .files(.extensions(let extensions), _) = kind {
            return ([head] + extensions).map { "\($0)\n" }.joined()
        }
        let lines = candidates.map { "\($0.word.safe)\t\($0.meaning.safe)" }
        return ([head] + lines).map { "\($0)\n" }.joined()
    }
}
