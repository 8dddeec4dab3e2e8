import SectionKit

/// The phrases of a text: words that stand together on a line, from top to bottom.
struct TextPhrases {
    private(set) var phrases: [TextBox] = []

    /// Joins the words of each line that are no farther apart than they are high.
    init(_ words: [TextBox]) {
        for line in Self.lines(words) {
            var phrase: TextBox?
            for word in line {
                if let known = phrase, Double(word.left - known.right) <= 1.1 * Double(word.height)
                {
                    phrase?.text += " \(word.text)"
                    phrase?.right = max(known.right, word.right)
                    phrase?.top = min(known.top, word.top)
                    phrase?.bottom = max(known.bottom, word.bottom)
                } else {
                    if let phrase { phrases.append(phrase) }
                    phrase = word
                }
            }
            if let phrase { phrases.append(phrase) }
        }
    }

    /// The words by line, each from left to right.
    private static func lines(_ words: [TextBox]) -> [[TextBox]] {
        var lines: [[TextBox]] = []
        for word in words.sorted(by: { $0.middle < $1.middle }) {
            if let first = lines.last?.first, abs(word.middle - first.middle) * 2 <= first.height {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map { $0.sorted { $0.left < $1.left } }
    }

    /// Returns the phrases that may be the value of a label: that below it, then that to its right.
    func values(of label: TextBox) -> [TextBox] {
        let reach = label.height * 4
        let below = phrases.filter { phrase in
            phrase.top >= label.bottom - label.height / 4 && phrase.top - label.bottom <= reach
                && phrase.left <= label.right + label.height
                && phrase.right >= label.left - label.height
        }
        .min { ($0.top, abs($0.left - label.left)) < ($1.top, abs($1.left - label.left)) }
        let right = phrases.filter { phrase in
            abs(phrase.middle - label.middle) * 2 <= max(label.height, phrase.height)
                && phrase.left >= label.right
        }
        .min { $0.left < $1.left }
        return [below, right].compactMap(\.self)
    }
}

extension TextBox {
    /// The vertical middle.
    fileprivate var middle: Int { (top + bottom) / 2 }
}
