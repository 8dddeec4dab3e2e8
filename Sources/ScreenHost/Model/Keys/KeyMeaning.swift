package import SectionKit

/// A key of the screen, or several, and what it does: for the screen itself, help and manuals.
package struct KeyMeaning: Equatable, Sendable {
    package let keys: String
    package let meaning: String

    init(_ keys: String, _ meaning: String) {
        self.keys = keys
        self.meaning = meaning
    }

    /// All keys of a screen whose sections take these options, and which has these actions.
    package static func all(
        _ options: [OptionDescription],
        actions: [CommandDescription] = []
    ) -> [KeyMeaning] {
        moving + picking(options) + acting(actions) + [
            KeyMeaning("other letters", "open the links of a row; the last line tells which")
        ] + others
    }

    /// The letters that mean the same in every program, so that none of them picks an option.
    package static let reserved: [Character] = Array("jkhlgG /xre?q")

    static let moving = [
        KeyMeaning("Up, Down, k, j", "move; the wheel does too"),
        KeyMeaning("PageUp, PageDown", "move by a screen; Ctrl-U, Ctrl-D by half of one"),
        KeyMeaning("Home, End, g, G", "go to the first line, or the last"),
        KeyMeaning("Tab, Shift-Tab", "go to the next section, or the one before"),
        KeyMeaning(
            "Enter", "open the row or the link, or open and fold the section; Left and Right too"),
        KeyMeaning("Click", "go there; once more, open it"),
        KeyMeaning("Esc", "back: clear the search, then leave the page"),
        KeyMeaning("/", "show only rows with these words, on the first page"),
    ]

    static let others = [
        KeyMeaning("r", "try again what failed, else ask for all anew"),
        KeyMeaning("e", "write what is shown to a file, in the format its name tells"),
        KeyMeaning("?", "these keys"),
        KeyMeaning("q, Ctrl-C", "quit; Ctrl-Z gives the terminal back to the shell for a while"),
    ]

    /// The keys that call actions, and those of their forms.
    static func acting(_ actions: [CommandDescription]) -> [KeyMeaning] {
        let keys = actions.compactMap { action in
            action.key.map { KeyMeaning(String($0), action.summary) }
        }
        return actions.isEmpty
            ? []
            : keys + [
                KeyMeaning(
                    "In a form",
                    "Tab, Up, Down go to another field; Left, Right, Space and letters choose"),
                KeyMeaning("Ctrl-S", "save the form; Enter on its last field does too"),
            ]
    }

    /// The keys that pick values of options, and that which takes them away.
    static func picking(_ options: [OptionDescription]) -> [KeyMeaning] {
        let keys = options.compactMap { option in
            option.picker.map { KeyMeaning(String($0.key), "\($0.title): \(option.summary)") }
        }
        return keys.isEmpty
            ? [] : keys + [KeyMeaning("x", "clear all filters")]
    }
}
