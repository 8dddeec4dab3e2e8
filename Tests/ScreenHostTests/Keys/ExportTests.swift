@testable import ScreenHost
import SectionKit
import Testing

/// Exporting what is shown to a file.
struct ExportTests {
    @Test func `an export proposes the name of the section`() {
        var screen = ModelHarness.withGuests()

        screen.type("e")

        #expect(screen.status.hasPrefix("Write to: guests.md"))
        #expect(screen.status.hasSuffix(".md .json"))
    }

    @Test func `an export contains the open sections`() {
        var screen = ModelHarness.withGuests()

        screen.type("e\u{15}list.json" + Key.enter)
        #expect(screen.effects.map(\.words) == ["export [\"guests\"] to list.json"])
        screen.escape()
        screen.type("g" + Key.enter + "e" + Key.enter)
        #expect(screen.effects.map(\.words) == ["export [\"house\", \"guests\"] to house.md"])
    }

    @Test func `an export contains only the rows that match a search`() throws {
        var screen = ModelHarness.withGuests(["Ann", "Bob"])

        screen.type("/bob" + Key.enter + "e" + Key.enter)

        guard case .export(let sections, _, _)? = screen.effects.first,
            case .success(let blocks)? = sections.first?.state
        else {
            Issue.record("nothing was written")
            return
        }
        #expect(blocks.first == .notice(Notice(.info, "1 of 2 rows match “bob”.")))
        guard case .table(let table)? = blocks.last else { return }
        #expect(table.rows.map { $0[1] } == [.text("Bob")])
    }

    @Test func `an export asks before it replaces a file`() {
        var screen = ModelHarness.withGuests()

        screen.type("e" + Key.enter)
        screen.happen(.exported(file: "guests.md", .exists))
        #expect(screen.lines[22].contains("'guests.md' already exists: press Enter to replace"))
        #expect(screen.status.hasPrefix("Write to: guests.md"))
        screen.type(Key.enter)
        #expect(screen.effects.map(\.words) == ["export [\"guests\"] to guests.md, replacing"])
    }

    @Test func `an edited file name does not replace anything`() {
        var screen = ModelHarness.withGuests()

        screen.type("e" + Key.enter)
        screen.happen(.exported(file: "guests.md", .exists))
        screen.type(Key.backspace + Key.enter)

        #expect(screen.effects.map(\.words) == ["export [\"guests\"] to guests.m"])
    }

    @Test func `a long question about a file is wrapped completely`() {
        var screen = ModelHarness.withGuests(columns: 40, rows: 10)
        let file = "/home/alice/a/rather/deep/folder/guests.md"

        screen.type("e\u{15}" + file + Key.enter)
        screen.happen(.exported(file: file, .exists))

        #expect(
            screen.lines[6...8] == [
                " '/home/alice/a/rather/deep/folder/guest",
                " s.md' already exists: press Enter to",
                " replace it, or Esc to cancel.",
            ])
        #expect(screen.status.hasSuffix("folder/guests.md"))
    }

    @Test func `an export without content writes no file`() {
        var screen = ModelHarness()
        screen.fail("guests")

        screen.type("e" + Key.enter)

        #expect(screen.effects.isEmpty)
        #expect(screen.lines[22].hasPrefix(" Nothing to export: no open section"))
    }

    @Test func `an export shows its outcome`() {
        var screen = ModelHarness.withGuests()

        screen.type("e" + Key.enter)
        screen.happen(.exported(file: "guests.md", .failed("The disk is full.")))
        #expect(screen.lines[22] == " The disk is full.")
        #expect(screen.status.hasPrefix("Write to: guests.md"))
        screen.type(Key.enter)
        screen.happen(.exported(file: "guests.md", .written(notes: ["No pictures."])))
        #expect(screen.status == " Written to 'guests.md'. No pictures.")
    }
}
