package import SectionKit

extension ListPart {
    /// How much that is, in a sentence such as "Only 100 of 548 launches were read".
    package var sentence: String { "\(words)." }

    /// The sentence, and what follows from it.
    package var warning: String { "\(words); the others are missing." }

    private var words: String {
        let verb = read == 1 ? "was" : "were"
        guard let total else {
            return "Only \(read.counted("launch", "launches")) of a longer list \(verb) read"
        }
        return "Only \(read.grouped) of \(total.counted("launch", "launches")) \(verb) read"
    }
}

extension ListPart? {
    /// Words that count launches, and how many were read to count them, if those are not all.
    package func following(_ words: String) -> String {
        map { "\(words) \($0.sentence)" } ?? words
    }
}
