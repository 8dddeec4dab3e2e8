import SectionKit

/// The input of a field, of a kind that suits its option.
enum FormEntry: Sendable {
    /// Text that a person types.
    case text(LineEditor)

    /// One of a fixed set of words, by index; nil for none of them.
    case choice([String], Int?)

    /// On or off.
    case toggle(Bool)

    /// The maximum length of typed text, in characters.
    private static let longest = 4_000

    /// Creates the entry that edits what a field holds.
    init(_ field: FilledField) {
        if field.isSwitch {
            self = .toggle(field.text != nil)
        } else if let words = field.choices {
            self = .choice(words, field.text.flatMap { words.firstIndex(of: $0) })
        } else {
            self = .text(LineEditor(field.typed ?? "", longest: Self.longest))
        }
    }

    /// The text that the option parses; nil for none.
    var text: String? {
        switch self {
        case .text(let editor): editor.text.isEmpty ? nil : editor.text
        case .choice(let words, let index): index.map { words[$0] }
        case .toggle(let isOn): isOn ? "" : nil
        }
    }

    /// The text to show for a value that is not being edited.
    static func words(for text: String?, of option: OptionDescription) -> String {
        if option.accepted == .nothing { return text == nil ? "off" : "on" }
        return text.map { $0.isEmpty ? "nothing" : $0.safe } ?? "nothing"
    }

    /// Handles an input; returns false if it does not edit the entry.
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

    /// The word that an input selects: the next, the previous, or the next that begins with a
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
