/// Words that a source knows and a shell completes, such as the codes and names of airports.
///
/// ```swift
/// Vocabulary(AirportVocabulary.name) { dependencies, typed in
///     await AirportVocabulary.words(request(dependencies), beginningWith: typed)
/// },
/// ```
///
/// An option names it by ``OptionDescription/Suggestions/vocabulary(_:)``. A person waits for the
/// words while typing, so they come from what is on this machine.
public struct Vocabulary<Dependencies: Sendable>: Sendable {
    /// The name, by which options refer to it.
    public let name: String

    private let find: @Sendable (Dependencies, String) async -> [SuggestedWord]

    /// Creates a vocabulary.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - find: returns at least the words that begin with a text without regard to case and
    ///     accents, the most likely first; for an empty text, those that most people want.
    public init(
        _ name: String,
        find: @escaping @Sendable (Dependencies, _ typed: String) async -> [SuggestedWord]
    ) {
        self.name = name
        self.find = find
    }

    /// Returns the words that begin with a text.
    public func words(
        _ dependencies: Dependencies, beginningWith typed: String
    ) async -> [SuggestedWord] {
        await find(dependencies, typed)
    }
}

/// A word that a shell offers, and what it means.
public struct SuggestedWord: Equatable, Sendable {
    /// The word, as it is typed.
    public let word: String

    /// What it means, in a few words; empty for nothing.
    public let meaning: String

    /// Creates a word.
    public init(_ word: String, meaning: String = "") {
        self.word = word
        self.meaning = meaning
    }
}

extension SuggestedWord {
    /// Returns the word in the case that a person has begun to type it in, because a shell offers only
    /// words that continue the typed text: `frankfurt` for `fra`; nil if it does not begin with that.
    package func continuing(_ typed: String) -> SuggestedWord? {
        if word.hasPrefix(typed) { return self }
        guard word.folded.hasPrefix(typed.folded) else { return nil }
        let isCode = !word.contains(where: \.isLowercase)
        if isCode, !typed.contains(where: \.isUppercase) {
            let code = word.lowercased()
            return code.hasPrefix(typed) ? SuggestedWord(code, meaning: meaning) : nil
        }
        let spelled = typed + word.dropFirst(typed.count)
        return spelled.folded == word.folded ? SuggestedWord(spelled, meaning: meaning) : nil
    }
}
