@testable import ScreenHost
import SectionKit
import Testing

/// The commands of the keys on a page.
struct BrowseKeysTests {
    private static func keys(_ kind: Page.Kind) -> BrowseKeys {
        BrowseKeys(
            page: Page(kind, panes: [Pane(recipe: TeaRoom.guests, isOpen: true)]),
            pickable: [TeaRoom.tea.description], tabs: 3, height: 20)
    }

    private static let first = keys(.first)
    private static let opened = keys(
        .opened(TableRow(table: TeaRoom.table(["Ann"]), index: 0)))
    private static let help = keys(.help)

    @Test(arguments: [
        (Input.down, BrowseCommand.move(.steps(1))), (.character("k"), .move(.steps(-1))),
        (.control("d"), .move(.scroll(10))), (.pageUp, .move(.scroll(-17))),
        (.wheel(-2), .move(.steps(-6))), (.character("G"), .move(.end)),
        (.enter, .open), (.left, .fold(isOpen: false)),
        (.press(row: 3, column: 9), .press(line: 2)),
        (.character("="), .map(.enlarge)), (.character("-"), .map(.reduce)),
        (.character("J"), .map(.move(east: 0, north: -1))),
        (.character("r"), .refresh), (.character("?"), .showKeys), (.character("q"), .quit),
    ])
    func `keys mean the same on all pages`(input: Input, command: BrowseCommand) {
        #expect(Self.first.command(for: input) == command)
        #expect(Self.opened.command(for: input) == command)
    }

    @Test func `all pages can be searched`() {
        for keys in [Self.first, Self.opened, Self.help] {
            #expect(keys.command(for: .character("/")) == .search)
        }
    }

    @Test func `option keys work on the first page, and where a section takes the option`() {
        let other = BrowseKeys(
            page: Page(
                .opened(TableRow(table: TeaRoom.table(["Ann"]), index: 0)),
                panes: [Pane(recipe: TeaRoom.house, isOpen: true)]),
            pickable: [TeaRoom.tea.description], tabs: 3, height: 20)
        for keys in [Self.first, Self.opened] {
            #expect(keys.command(for: .character("t")) == .pick(TeaRoom.tea.description))
        }
        #expect(other.command(for: .character("t")) == .letter("t"))
        #expect(Self.first.command(for: .character("x")) == .clear)
        #expect(Self.opened.command(for: .character("x")) == .letter("x"))
    }

    @Test func `the help page is left by q, ?, Esc and Backspace`() {
        for input: Input in [.character("q"), .character("?"), .escape, .backspace] {
            #expect(Self.help.command(for: input) == .back)
        }
    }

    @Test func `inputs without a meaning have no command`() {
        #expect(Self.first.command(for: .backspace) == nil)
        #expect(Self.first.command(for: .control("k")) == nil)
        #expect(Self.first.command(for: .pasted("qqq")) == nil)
    }
}
