import Logbook
import SectionKit

/// Words that stand together on a line.
struct TextPhrase {
    private(set) var words: [TextBox]

    /// The number of the line, from the top.
    let line: Int

    init(_ words: [TextBox], line: Int) {
        self.words = words
        self.line = line
        box = Self.box(words[...])
    }

    /// Where it is, with its text.
    private(set) var box: TextBox

    /// Where some of its words are, with their text.
    static func box(_ words: ArraySlice<TextBox>) -> TextBox {
        TextBox(
            text: words.map(\.text).joined(separator: " "),
            left: words.map(\.left).min() ?? 0, top: words.map(\.top).min() ?? 0,
            right: words.map(\.right).max() ?? 0, bottom: words.map(\.bottom).max() ?? 0)
    }

    /// The phrase without the words of other scripts, if it has some of both, as in "搭乗口 Gate".
    ///
    /// Behind a colon, they are a value.
    var inLatinLetters: TextPhrase {
        let kept = words.filter { !$0.isInOtherScript }
        let isMixed = !kept.isEmpty && kept.count < words.count
        return isMixed && !words.contains { $0.text.hasSuffix(":") }
            ? TextPhrase(kept, line: line) : self
    }

    fileprivate mutating func append(_ word: TextBox) {
        words.append(word)
        box = Self.box([box, word])
    }
}

/// The phrases of a text, from top to bottom.
struct TextPhrases {
    private(set) var phrases: [TextPhrase] = []

    /// Joins the words of each line that stand together.
    init(_ words: [TextBox]) {
        for (number, line) in Self.lines(words.flatMap(\.divided)).enumerated() {
            var phrase: TextPhrase?
            for word in line {
                if let known = phrase?.box, Self.isNear(word, known) {
                    phrase?.append(word)
                } else {
                    if let phrase { phrases.append(phrase) }
                    phrase = TextPhrase([word], line: number)
                }
            }
            if let phrase { phrases.append(phrase) }
        }
    }

    /// Whether a word stands with those before it, no farther away than the higher of them is high.
    ///
    /// In type of one width, there is more room behind a point, as in "9. febbraio 2025".
    private static func isNear(_ word: TextBox, _ known: TextBox) -> Bool {
        let room = known.text.hasSuffix(".") ? 1.6 : 1.1
        return Double(word.left - known.right) <= room * Double(max(word.height, known.height))
    }

    /// The words by line, each from left to right.
    private static func lines(_ words: [TextBox]) -> [[TextBox]] {
        var lines: [[TextBox]] = []
        for word in words.sorted(by: { $0.middle < $1.middle }) {
            if let first = lines.last?.first,
                (word.middle - first.middle).magnitude * 2 <= first.height
            {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map { $0.sorted { $0.left < $1.left } }
    }
}

extension TextBox {
    /// The vertical middle.
    var middle: Int { (top + bottom) / 2 }

    /// Whether it has letters, and none is a Latin one.
    fileprivate var isInOtherScript: Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        // Vietnamese has Latin letters far behind the others.
        return !letters.isEmpty && !text.contains(where: \.isCodeDigit)
            && letters.allSatisfy { $0.value >= 0x370 && !(0x1E00...0x1EFF).contains($0.value) }
    }

    /// The word, or its parts if it is a label and a value without a blank, as in "Gate:B12".
    fileprivate var divided: [TextBox] {
        guard let colon = text.firstIndex(of: ":"),
            text[..<colon].count > 1 || ["a", "à"].contains(text[..<colon].lowercased()),
            text[..<colon].allSatisfy(\.isLetter), text.index(after: colon) != text.endIndex
        else { return [self] }
        var (label, value) = (self, self)
        label.text = String(text[...colon])
        value.text = String(text[text.index(after: colon)...])
        let width = (right - left) * label.text.count / text.count
        (label.right, value.left) = (left + width, left + width)
        return [label, value]
    }

    /// The words of a text without a picture, as they stand on lines of characters of one size.
    ///
    /// Two blanks or a tab part columns, since one stands between words.
    static func boxes(ofText text: String) -> [TextBox] {
        let size = (width: 10, height: 16)
        var boxes: [TextBox] = []
        for (number, line) in text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            var column = 0
            var word = ""
            for character in line.prefix(1_000) + " " {
                if !character.isWhitespace {
                    word.append(character)
                } else if !word.isEmpty {
                    guard boxes.count < limit else { return boxes }
                    boxes.append(
                        TextBox(
                            text: String(word.prefix(200)),
                            left: (column - word.count) * size.width,
                            top: number * size.height * 3 / 2, right: column * size.width,
                            bottom: number * size.height * 3 / 2 + size.height))
                    word = ""
                }
                column += character == "\t" ? 8 : 1
            }
        }
        return boxes
    }
}
