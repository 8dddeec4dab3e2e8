@testable import ScreenHost
import SectionKit
import Testing

/// ASCII screens, on which some characters take more columns.
struct ASCIIScreenTests {
    private static let style = TerminalStyle(ascii: true)

    @Test func `a loading section says so without being cut`() {
        let screen = ModelHarness(style: Self.style)

        #expect(screen.lines[1].hasSuffix(" loading..."))
    }

    @Test func `a summary that is too long in ASCII is shown below`() {
        var screen = ModelHarness(style: Self.style)
        let summary = String(repeating: "… ", count: 20) + "end."

        screen.answer(TeaRoom.table(["Alice"]), summary: summary)

        #expect(screen.lines.contains { $0.hasSuffix(" end.") })
    }

    @Test(arguments: 1...20)
    func `no hint is cut`(length: Int) {
        var screen = ModelHarness.withGuests(style: Self.style)

        screen.type("/" + String(repeating: "€", count: length) + Key.enter)

        let hints = screen.model.hints.map { "\($0.key) \(Self.style.encoded($0.meaning))" }
        #expect(hints.contains { screen.status.hasSuffix(" " + $0) })
    }
}
