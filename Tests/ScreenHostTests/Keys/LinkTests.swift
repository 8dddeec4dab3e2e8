@testable import ScreenHost
import SectionKit
import Testing

/// Lines and rows that are links.
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
    func `Enter opens what a line leads to`(steps: Int, address: String) throws {
        var screen = try opened()

        screen.type(String(repeating: "j", count: steps))
        #expect(screen.status.contains("Enter open"))
        screen.type(Key.enter)

        #expect(screen.effects.map(\.words) == ["visit \(address)"])
    }

    @Test func `a line that leads nowhere stays`() throws {
        var screen = try opened()

        screen.type("j")
        #expect(!screen.status.contains("Enter"))
        screen.type(Key.enter)

        #expect(screen.effects.isEmpty)
        #expect(screen.lines[2].hasPrefix("› Name"))
    }

    @Test func `on a list of links the keys still open what the page is about`() throws {
        var screen = try opened()

        screen.type("Gp")

        #expect(screen.effects.map(\.words) == ["visit https://tea.example/1"])
    }

    @Test func `a table for machines is no place to go`() throws {
        var screen = try opened()

        screen.type("G")

        #expect(screen.selected.contains("Song"))
    }
}
