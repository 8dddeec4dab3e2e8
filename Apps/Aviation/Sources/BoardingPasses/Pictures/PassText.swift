import Logbook
import SectionKit

/// A pass as text: labels are paired with the values that stand below them or to their right.
struct PassText {
    private let phrases: TextPhrases
    private let origin: PassOrigin

    init(_ words: [TextBox], origin: PassOrigin) {
        phrases = TextPhrases(words)
        self.origin = origin
    }

    /// Returns the flight that the text is about; none if it says too little.
    func legs(_ context: PassContext) -> [PassLeg] {
        var fields = labelled
        if let (from, to) = airports(besides: fields) {
            fields.append(WalletField(label: "from", value: from))
            fields.append(WalletField(label: "to", value: to))
        }
        if !fields.contains(where: { $0.field == .number }), let number {
            fields.append(WalletField(label: "flight", value: number))
        }
        let leg = WalletText(
            fields, years: PassDates(context: context), date: nil, origin: origin
        ).leg
        let isFlight =
            leg[.from] != nil && leg[.to] != nil && (leg[.number] != nil || leg[.date] != nil)
        return isFlight ? [leg] : []
    }

    /// The values with a label, each field once.
    private var labelled: [WalletField] {
        var fields: [WalletField] = []
        func add(_ field: PassField, _ label: String, _ value: String) {
            if fields.contains(where: { $0.field == field }) { return }
            fields.append(WalletField(label: label, value: value))
        }
        for phrase in phrases.phrases {
            if let field = PassLabels.field(ofText: phrase.text) {
                for value in phrases.values(of: phrase)
                where PassLabels.field(ofText: value.text) == nil {
                    guard let text = MendedText.value(value.text, of: field) else { continue }
                    add(field, phrase.text, text)
                    break
                }
            } else if let (field, label, value) = divided(phrase.text) {
                add(field, label, value)
            }
        }
        return fields
    }

    /// The label and the value of a phrase with both, such as "Seat 12A".
    private func divided(_ text: String) -> (PassField, label: String, value: String)? {
        let words = text.split(separator: " ").map(String.init)
        for count in 1..<max(2, min(4, words.count)) where count < words.count {
            let label = words[..<count].joined(separator: " ")
            let rest = words[count...].joined(separator: " ")
            guard let field = PassLabels.field(ofText: label),
                let value = MendedText.value(rest, of: field)
            else { continue }
            return (field, label, value)
        }
        return nil
    }

    /// The airports that stand without a label: "FRA → JFK", or the two codes in the largest type.
    private func airports(besides fields: [WalletField]) -> (String, String)? {
        let known = fields.map(\.field)
        if known.contains(.from), known.contains(.to) { return nil }
        for phrase in phrases.phrases {
            let words = phrase.text.split { !$0.isLetter }.map(String.init)
            let codes = words.filter { $0.count == 3 && PassNumber.airport($0) == $0 }
            let isRoute = ["→", "->", "–", "-", ">", "✈"].contains(where: phrase.text.contains)
            if codes.count == 2, isRoute || words.contains("to") { return (codes[0], codes[1]) }
        }
        let codes = phrases.phrases.filter {
            PassNumber.airport($0.text) == $0.text && PassLabels.field(of: $0.text) == nil
        }
        .sorted { $0.height > $1.height }
        guard codes.count >= 2, codes[0].text != codes[1].text else { return nil }
        let pair = codes.prefix(2).sorted { ($0.top / 40, $0.left) < ($1.top / 40, $1.left) }
        return (pair[0].text, pair[1].text)
    }

    /// A flight number without a label: an airline's code and at least three digits.
    private var number: String? {
        phrases.phrases.lazy.map(\.text).first { text in
            let code = text.filter { $0 != " " }
            return (5...7).contains(code.count)
                && code.dropFirst(2).prefix(3).allSatisfy(\.isCodeDigit)
                && code.prefix(2).allSatisfy(\.isCodeCharacter) && PassNumber.flight(code) != nil
        }
    }
}

extension PassLabels {
    /// Returns the field of a text that is only a label: a few words without digits.
    fileprivate static func field(ofText text: String) -> PassField? {
        guard text.count <= 30, !text.contains(where: \.isCodeDigit) else { return nil }
        return field(of: text)
    }
}
