@testable import ScreenHost
import SectionKit
import Testing

/// Lines and rows with links.
struct LinkTests {
    /// The page of a guest's visit: a fact, a picture, links, and a table for machines.
    private func opened() throws -> ModelHarness {
        var screen = ModelHarness.withGuests(commands: ["visit"])
        screen.type("j" + Key.enter)
        let link = try #require(WebLink("https://tea.example/cup"))
        let links = Table(
            columns: [Column("about", "About"), Column("url", "Link")],
            rows: [[.text("Song"), .link(orEmpty: "https://song.example/")]])
        let machines = Table(
            columns: [.machines("id"), Column("name", "Name", priority: Column.expendable)],
            rows: [[.text("7"), .text("Bob")]])
        screen.answer(
            [
                .facts([Fact("name", "Name", .text("Bob")), Fact("cup", "Cup", .link(link))]),
                .image(Image(link, alternative: "A cup")), .table(links), .table(machines),
            ], of: "visit")
        return screen
    }

    @Test(arguments: [
        (2, "https://tea.example/cup"), (3, "https://tea.example/cup"),
        (4, "https://song.example/"),
    ])
    func `Enter opens the link of a line`(steps: Int, address: String) throws {
        var screen = try opened()

        screen.type(String(repeating: "j", count: steps))
        #expect(screen.status.contains("Enter open"))
        screen.type(Key.enter)

        #expect(screen.effects.map(\.words) == ["visit \(address)"])
    }

    @Test func `Enter does nothing on a line without a link`() throws {
        var screen = try opened()

        screen.type("j")
        #expect(!screen.status.contains("Enter"))
        screen.type(Key.enter)

        #expect(screen.effects.isEmpty)
        #expect(screen.lines[2].hasPrefix("› Name"))
    }

    @Test func `link keys open the links of the page's row on a list of links`() throws {
        var screen = try opened()

        screen.type("Gp")

        #expect(screen.effects.map(\.words) == ["visit https://tea.example/1"])
    }

    @Test func `the cursor skips a table for machines`() throws {
        var screen = try opened()

        screen.type("G")

        #expect(screen.selected.contains("Song"))
    }
}
