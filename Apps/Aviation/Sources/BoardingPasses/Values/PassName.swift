import SectionKit

/// Writes the name of a passenger as people do.
enum PassName {
    private static let titles: Set<String> = [
        "MR", "MRS", "MS", "MISS", "MSTR", "DR", "PROF", "SIR", "CHD", "INF", "HERR", "FRAU", "MME",
        "MLLE", "SR", "SRA", "SRTA", "SIG", "SIGRA",
    ]

    /// The titles that stand right behind a name, as in `JOHNMR`, and end no usual name.
    private static let joinedTitles = ["MSTR", "MISS", "MRS", "MR"]

    /// Returns the name of a text such as `DESMARAIS/LUC MR` or `Doe, John`; nil if it is blank.
    ///
    /// Names in capitals are written as "Luc Desmarais". A name that was cut stays so.
    static func words(_ text: String) -> String? {
        let text = text.passText
        guard let end = text.firstIndex(where: { $0 == "/" || $0 == "," }) else {
            return capitalised(withoutTitles(text[...].words))
        }
        let surname = text[..<end].words
        let given = text[text.index(after: end)...].replacing("/", with: " ")[...].words
        // Of one word, a title is a name: SIR/ANNA.
        return capitalised(
            withoutTitles(given) + (surname.count > 1 ? withoutTitles(surname) : surname))
    }

    /// Whether words have a title, so that they are a name.
    static func hasTitle(_ words: [String]) -> Bool {
        words.count > 1
            && [words.first, words.last].contains { word in
                word.map { titles.contains($0.uppercased().filter { $0 != "." }) } ?? false
            }
    }

    /// How many words a name has that stands without a label: DOE/JOHN, DOE/JOHN MR or MS JANE DOE;
    /// nil if the words are no such name.
    static func length(_ words: [String]) -> Int? {
        // "CHEN / LI MR": with blanks around the stroke, only a title tells it from two labels.
        if words.count <= 6, words.dropFirst().first == "/", words.count > 3, hasTitle(words) {
            let joined = [words[0] + "/" + words[2]] + words.dropFirst(3)
            return length(joined).map { $0 + 2 }
        }
        let count = words.firstIndex { PassLabels.isOther($0) } ?? words.count
        let name = words[..<count]
        let isPlain = name.allSatisfy { word in
            word.first?.isUppercase == true
                && word.allSatisfy { $0.isLetter || "/-'.,".contains($0) }
                && word.split(separator: "/").allSatisfy { PassLabels.field(of: String($0)) == nil }
        }
        guard (1...5).contains(count), isPlain else { return nil }
        let strokes = name.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
            .filter { $0.count > 1 }
        let isBooked =
            strokes.count == 1 && strokes[0].count == 2 && name.first?.contains("/") == true
            && strokes[0].allSatisfy { $0.count >= 2 } && strokes[0].contains { $0.count >= 3 }
        return isBooked || strokes.isEmpty && count >= 3 && hasTitle(Array(name)) ? count : nil
    }

    private static func withoutTitles(_ words: [String]) -> [String] {
        var words = words.filter { word in
            !titles.contains(word.uppercased().filter { $0 != "." })
        }
        guard let last = words.last, last == last.uppercased() else { return words }
        let title = joinedTitles.first { last.hasSuffix($0) && last.count >= $0.count + 3 }
        if let title { words[words.count - 1] = String(last.dropLast(title.count)) }
        return words
    }

    private static func capitalised(_ words: [String]) -> String? {
        let text = words.joined(separator: " ")
        guard text == text.uppercased() else { return text.nonBlank }
        var isStart = true
        return String(
            text.flatMap { character -> String in
                defer { isStart = !character.isLetter }
                return isStart ? character.uppercased() : character.lowercased()
            }
        ).nonBlank
    }
}

extension Substring {
    fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension String {
    /// The text of a pass, made safe and cut to 200 characters, without blanks around it.
    var passText: String { String(prefix(200)).safe[...].trimmed }
}
