package import SectionKit

/// One or more keys of the screen and what they do, as the screen, help and manual pages show it.
package struct KeyMeaning: Equatable, Sendable {
    package let keys: String
    package let meaning: String

    init(_ keys: String, _ meaning: String) {
        self.keys = keys
        self.meaning = meaning
    }

    /// The key of an action; nil if it has none.
    init?(_ action: CommandDescription) {
        guard let key = action.key else { return nil }
        self.init(String(key), action.summary)
    }

    /// All keys of a screen with these options, actions and titles of tabs.
    package static func all(
        _ options: [OptionDescription],
        actions: [CommandDescription] = [],
        tabs: [String] = []
    ) -> [KeyMeaning] {
        moving + showing(tabs) + picking(options) + acting(actions) + [
            KeyMeaning("other letters", "open the links of a row; the last line shows which")
        ] + maps + others
    }

    /// The keys that mean the same in every program and so cannot pick an option or call an action.
    package static let reserved: [Character] = Array("jkhlgG /xre?q+=-HJKL123456789")

    static let moving = [
        KeyMeaning("Up, Down, k, j", "move the cursor; the mouse wheel does too"),
        KeyMeaning("PageUp, PageDown", "move by a page; Ctrl-U, Ctrl-D by half a page"),
        KeyMeaning("Home, End, g, G", "go to the first or the last line"),
        KeyMeaning("Tab, Shift-Tab", "go to the next or the previous section"),
        KeyMeaning("Enter, click", "open a row or link; fold or unfold a section"),
        KeyMeaning("Esc", "go back: clear the search, then leave the page"),
        KeyMeaning("/", "show only the rows with some words, or find them in a text"),
    ]

    static let maps = [
        KeyMeaning("+, -", "enlarge the map around the selected row, or reduce it"),
        KeyMeaning("H, J, K, L", "move the map to the left, down, up or to the right"),
    ]

    static let others = [
        KeyMeaning("r", "retry what failed, or refresh everything if nothing did"),
        KeyMeaning("e", "export what is shown; the extension of the file sets the format"),
        KeyMeaning("?", "show or close this list of keys"),
        KeyMeaning("q, Ctrl-C", "quit; Ctrl-Z suspends, Ctrl-L draws the screen again"),
    ]

    /// The keys that show the tabs with these titles; none for fewer than two.
    static func showing(_ tabs: [String]) -> [KeyMeaning] {
        tabs.count < 2
            ? []
            : [KeyMeaning("1 to \(tabs.count)", "show \(tabs.listed(by: "or"))")]
    }

    /// The keys that call actions, each once with all that it does, and the keys of their forms.
    static func acting(_ actions: [CommandDescription]) -> [KeyMeaning] {
        if actions.isEmpty { return [] }
        var keys: [(key: Character, meanings: [String])] = []
        for action in actions {
            guard let key = action.key else { continue }
            if let place = keys.firstIndex(where: { $0.key == key }) {
                keys[place].meanings.append(action.summary)
            } else {
                keys.append((key, [action.summary]))
            }
        }
        return keys.map { key, meanings in
            let chosen = meanings.count > 1 ? "; what is chosen says which" : ""
            return KeyMeaning(String(key), meanings.listed(by: "or") + chosen)
        } + forms
    }

    /// The keys of forms.
    static let forms = [
        KeyMeaning("In a form", "Tab, Up and Down change the field, Left and Right its value"),
        KeyMeaning("Ctrl-S", "save the form; Enter on the last field does too"),
    ]

    /// The keys that pick values of options, and the key that clears them.
    static func picking(_ options: [OptionDescription]) -> [KeyMeaning] {
        let keys = options.compactMap { option in
            option.picker.map { picker in
                let sentence = option.summary.split(separator: ". ").first ?? ""
                let clause = sentence.split(separator: "; ").first ?? ""
                return KeyMeaning(String(picker.key), "\(picker.title): \(clause)")
            }
        }
        return keys.isEmpty
            ? []
            : keys + [KeyMeaning("x", "clear all filters; once more, those at the start are back")]
    }
}
