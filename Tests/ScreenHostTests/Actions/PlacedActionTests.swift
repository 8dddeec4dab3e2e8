import SectionKit
import Testing

@testable import ScreenHost

/// Keys that belong to what is chosen: to a row, to the section with the cursor, or to the program.
struct PlacedActionTests {
    private static let actions = [
        CommandDescription(
            action: "add", summary: "add a guest", options: [TeaRoom.newName.description],
            key: "n", place: .section("guests")),
        CommandDescription(
            action: "house add", summary: "add a room", options: [TeaRoom.newName.description],
            key: "n", place: .section("house")),
        CommandDescription(
            action: "remove", summary: "remove a guest", options: [TeaRoom.guest.description],
            key: "d", place: .rows(of: "guests"), confirmation: .always),
        CommandDescription(
            action: "house remove", summary: "remove a room",
            options: [TeaRoom.guest.description], key: "d", place: .rows(of: "house"),
            confirmation: .always),
        TeaRoom.undo,
    ]

    /// A screen with two lists, the cursor in that of the guests.
    private static func screen(
        tabs: [ScreenTab] = [],
        isMadeUp: Bool = false,
        house: [Block] = [],
        guests: [Block] = []
    ) -> ModelHarness {
        var screen = ModelHarness(
            columns: 100, tabs: tabs, opened: tabs.isEmpty ? nil : "guests", actions: actions)
        screen.answer(
            house + [.table(TeaRoom.table(["Attic"], commands: ["house remove"]))], of: "house")
        let table = TeaRoom.table(["Ann", "Bob"], commands: ["visit", "remove"])
        screen.answer(guests + [.table(table.madeUp(isMadeUp))], of: "guests")
        return screen
    }

    @Test func `the hints change with the row`() {
        var screen = Self.screen()
        #expect(screen.status.contains("d remove  n add  u undo"))

        screen.type("g")
        #expect(screen.status.contains("n add  u undo"))
        #expect(!screen.status.contains("d remove"))

        screen.type("lj")
        #expect(screen.status.contains("n add  u undo"))
    }

    @Test(arguments: [("", "add"), ("g", "house add")])
    func `a key calls the action of the section with the cursor`(keys: String, name: String) {
        var screen = Self.screen()

        screen.type(keys + "n")

        #expect(screen.model.mode.flow?.call.action.name == name)
    }

    @Test func `an action of rows is not called without a row`() {
        var screen = Self.screen()

        screen.type("gd")

        #expect(screen.model.mode.isBrowsing)
        #expect(screen.status.contains("is available only on rows that offer it."))
    }

    @Test func `a made-up row says that it is one`() {
        var screen = Self.screen(isMadeUp: true)
        #expect(!screen.status.contains("d remove"))

        screen.type("d")

        #expect(screen.model.mode.isBrowsing)
        #expect(
            screen.status.contains("Ann is made up: remove is for what you have added yourself."))

        screen.type("?")
        #expect(!screen.lines.contains { $0.contains("remove a guest") })
    }

    @Test func `a key of another tab says where it works`() {
        var screen = Self.screen(
            tabs: [
                ScreenTab("House", sections: ["house"]), ScreenTab("Guests", sections: ["guests"]),
            ])
        screen.type("1")
        screen.answer(TeaRoom.table(["Attic"], commands: ["house remove"]), of: "house")

        screen.type("gd")
        #expect(screen.status.contains("only on rows that offer it."))
        screen.type("2")
        screen.type("n")
        #expect(screen.model.mode.flow?.call.action.name == "add")
    }

    @Test func `the list of keys begins with those of what is chosen`() {
        var screen = Self.screen()

        screen.type("?")

        let lines = screen.lines.map { $0.trimmed }
        let titles = lines.filter { $0.hasPrefix("▾") }
        #expect(
            titles == [
                "▾ Keys of Ann", "▾ Keys in House", "▾ Keys in Guests", "▾ Keys of the page",
                "▾ Keys",
            ])
        #expect(lines.contains { $0.hasPrefix("d") && $0.hasSuffix("remove a guest") })
        #expect(lines.filter { $0.hasSuffix("undo the last change") }.count == 1)
        #expect(!lines.contains { $0.hasPrefix("Source:") })
    }

    @Test func `an action of a section that rows offer needs one of them`() {
        let stop = CommandDescription(
            action: "stop", summary: "stop the tea", key: "Z", place: .section("house"))
        let status = { (names: [String]) in
            var screen = ModelHarness(columns: 100, actions: [stop])
            screen.answer([.table(TeaRoom.table(names, commands: ["visit", "stop"]))], of: "house")
            screen.answer([.table(TeaRoom.table(["Ann"]))], of: "guests")
            screen.type("gZ")
            return screen.status
        }

        #expect(status([]).contains("Stop is available only on rows that offer it."))
        #expect(!status(["Attic"]).contains("Stop is available"))
    }

    @Test func `the options of the section with the cursor have hints`() {
        var screen = Self.screen()
        #expect(screen.status.contains("y year"))

        screen.type("g")

        #expect(!screen.status.contains("y year"))
    }

    @Test func `a command that keeps the name of a row gets its title`() {
        let table = Table(
            columns: TeaRoom.columns, rows: [TeaRoom.table(["Ann"]).rows[0]], rowTitle: 1,
            identities: ["4b1"], commands: ["visit", "remove", "keep"]
        ).calling(["keep"])

        #expect(table.operand(of: "keep", row: 0) == "Ann")
        #expect(table.keeping([0]).operand(of: "keep", row: 0) == "Ann")
        #expect(table.operand(of: "remove", row: 0) == "4b1")
    }

    @Test func `texts speak of keys`() {
        let screen = Self.screen(guests: [
            .paragraph("Add one with 'tea-room add'. 'tea-room undo' takes it back."),
            .notice(Notice(.info, "Rooms: 'tea-room house add', or 'tea-room remove Ann'.")),
            .notice(Notice(.info, "Run 'tea-room visit Ann' to see more.")),
        ])

        let text = screen.lines.joined(separator: "\n")
        #expect(text.contains("Add one with the key n. The key u takes it back."))
        #expect(text.contains("Rooms: the key n in House, or the key d."))
        #expect(!text.contains("to see more"))
    }

    @Test func `a folded section shows its summary, not a notice`() {
        var screen = Self.screen(
            house: [.notice(Notice(.info, "These are made up.")), .paragraph("One room.")])

        #expect(screen.lines[1].contains("One room."))
        screen.type("gl")
        #expect(screen.lines[1].contains("These are made up."))
    }
}
