import SectionKit

/// Writes the name of a passenger as people do.
enum PassName {
    private static let titles: Set<String> = [
        "MR", "MRS", "MS", "MISS", "MSTR", "DR", "PROF", "SIR", "CHD", "INF",
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
        return capitalised(withoutTitles(given) + surname)
    }

    private static func withoutTitles(_ words: [String]) -> [String] {
        var words = words.filter { !titles.contains($0.uppercased()) }
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
