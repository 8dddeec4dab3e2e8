package import SectionKit

extension ListPart {
    /// A sentence such as "Only 100 of 548 launches were read.".
    package var sentence: String { "\(words)." }

    /// The sentence, with the consequence that the others are missing.
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
    /// Returns text, followed by the sentence if the list is only partly read.
    package func following(_ words: String) -> String {
        map { "\(words) \($0.sentence)" } ?? words
    }
}
