import SectionKit

/// What is entered in a field, in the way that its option takes a value.
enum FormEntry: Sendable {
    /// A text that is typed.
    case text(LineEditor)

    /// One of the words of a closed set; nil for none of them.
    case choice([String], Int?)

    /// On or off.
    case toggle(Bool)

    /// The longest text that can be typed, in characters.
    private static let longest = 4_000

    /// The entry of an option that has a value; of one that has none, what it means without.
    init(_ option: OptionDescription, text: String?) {
        switch (option.accepted, option.suggestions) {
        case (.nothing, _): self = .toggle(text != nil)
        case (.choices(let words, let usual), .words):
            let word = text ?? usual
            let index = words.firstIndex { $0.lowercased() == word?.lowercased() }
            // What is read besides the words that help tells stays.
            if let text, index == nil {
                self = .choice([text.safe] + words, 0)
            } else {
                self = .choice(words, index)
            }
        case (.choices, _), (.described, _):
            self = .text(LineEditor(text ?? "", longest: Self.longest))
        }
    }

    /// The entry as the option reads it; nil for none.
    var text: String? {
        switch self {
        case .text(let editor): editor.text.isEmpty ? nil : editor.text
        case .choice(let words, let index): index.map { words[$0] }
        case .toggle(let isOn): isOn ? "" : nil
        }
    }

    /// What it shows to people where it is not being typed.
    static func words(for text: String?, of option: OptionDescription) -> String {
        if option.accepted == .nothing { return text == nil ? "off" : "on" }
        return text.map { $0.isEmpty ? "nothing" : $0 } ?? "nothing"
    }

    /// Takes what was typed; false if it is nothing that changes the entry.
    mutating func take(_ input: Input) -> Bool {
        switch self {
        case .text(var editor):
            let isUsed = editor.take(input)
            self = .text(editor)
            return isUsed
        case .choice(let words, let index):
            guard let next = Self.choice(input, words, index) else { return false }
            self = .choice(words, next)
        case .toggle(let isOn):
            switch input {
            case .character(" "), .left, .right: self = .toggle(!isOn)
            default: return false
            }
        }
        return true
    }

    /// The word that an input goes to: the next, the one before, or the next that begins with a
    /// letter.
    private static func choice(_ input: Input, _ words: [String], _ index: Int?) -> Int? {
        guard !words.isEmpty else { return nil }
        let count = words.count
        switch input {
        case .right, .character(" "): return index.map { ($0 + 1) % count } ?? 0
        case .left: return index.map { ($0 + count - 1) % count } ?? count - 1
        case .character(let letter):
            let start = index.map { $0 + 1 } ?? 0
            return (start..<start + count).map { $0 % count }
                .first { words[$0].lowercased().hasPrefix(letter.lowercased()) }
        default: return nil
        }
    }
}
