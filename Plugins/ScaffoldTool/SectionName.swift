/// The name of a section in all forms that its files need.
struct SectionName: Equatable, Sendable {
    /// In types and folders: `URLShortcuts`.
    let type: String

    /// On the command line and in ids: `url-shortcuts`.
    let command: String

    /// Within a sentence: `URL shortcuts`.
    let phrase: String

    /// As a heading: `URL shortcuts`, with a capital to begin with.
    let title: String

    /// The maximum length, because longer names break lines that should stay whole.
    static let longest = 24

    /// - Throws: ``ScaffoldError`` when the word is not a valid name.
    init(_ word: String) throws(ScaffoldError) {
        try Self.check(word)
        let words = word.matches(of: /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+/)
            .map { String($0.output) }
        let spoken = words.map(Self.spoken)
        let phrase = spoken.joined(separator: " ")
        type = word
        command = words.joined(separator: "-").lowercased()
        title = phrase.prefix(1).uppercased() + phrase.dropFirst()
        self.phrase = phrase
    }

    /// The values of the placeholders in templates.
    var words: [String: String] {
        [
            "Name": type, "command": command, "phrase": phrase, "Title": title,
        ]
    }

    private static func check(_ word: String) throws(ScaffoldError) {
        guard word.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            let better = word.prefix(1).uppercased() + word.dropFirst()
            let isNearly = better.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil
            throw ScaffoldError(
                """
                '\(word)' cannot name a section: write it as a Swift type, with letters A to Z and \
                digits, such as \(isNearly ? better : "Rockets or URLShortcuts").
                """)
        }
        guard word.count <= longest else {
            throw ScaffoldError(
                "'\(word)' is too long: use at most \(longest) letters and digits.")
        }
        for ending in ["Section", "Feature"] where word.hasSuffix(ending) && word != ending {
            throw ScaffoldError("Leave '\(ending)' out of '\(word)': it is added to the name.")
        }
    }

    /// Returns a word as it is written within a sentence: acronyms keep their capitals.
    private static func spoken(_ word: String) -> String {
        word.count > 1 && word == word.uppercased() ? word : word.lowercased()
    }
}
