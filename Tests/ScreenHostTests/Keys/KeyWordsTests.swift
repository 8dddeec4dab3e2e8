import SectionKit
import Testing

@testable import ScreenHost

/// The keys that texts speak of.
struct KeyWordsTests {
    private static func words(tab: Int) -> HostWords {
        let actions = [("build", "b", "house"), ("invite", "i", "guests")].map { name, key, home in
            CommandDescription(
                action: name, summary: name, key: Character(key), place: .section(home))
        }
        let program = ProgramDescription(
            name: "tea-room", version: "1", title: "Tea room", summary: "",
            sections: ["menu", "house", "guests"].map { CommandDescription(name: $0, summary: $0) },
            actions: actions)
        let tabs = [
            ScreenTab("Menu", sections: ["menu"]),
            ScreenTab("People", sections: ["house", "guests"]),
        ]
        return KeyWords(
            program: program, tabs: tabs, tab: tab, titles: ["house": "House", "guests": "Guests"],
            form: nil, section: "menu"
        ).words
    }

    @Test(arguments: [
        (0, "build", "Use the keys 2 and b."), (0, "invite", "Use the keys 2 and i in Guests."),
        (1, "build", "Use the key b in House."), (1, "invite", "Use the key i in Guests."),
    ])
    func `a key says in which section it is, unless its tab opens there`(
        tab: Int, action: String, text: String
    ) {
        #expect(Self.words(tab: tab).message("Use 'tea-room \(action)'.") == text)
    }
}
