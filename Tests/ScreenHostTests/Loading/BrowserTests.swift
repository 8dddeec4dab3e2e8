import FeatureTesting
import Networking
@testable import ScreenHost
import SectionKit
import TerminalTesting
import Testing

/// The whole host on a virtual terminal, with sections over requests that a test holds back.
@Suite(.timeLimit(.minutes(1))) struct BrowserTests {
    @Test func `shows sections as they come and quits`() async throws {
        let gate = Gate()
        let stage = Stage(["house": .text("Open."), "guests": .gated(gate, .text("Ann"))])

        async let ended: Void = stage.run()
        await stage.screen.shows("House  Open.")
        #expect(stage.screen.modes.isSuperset(of: [1049, 2004, 1000, 1006]))
        await gate.open()
        await stage.screen.shows("› Ann")
        stage.device.type("q")

        try await ended
        #expect(stage.screen.modes == [7, 25])
        #expect(stage.screen.lines.allSatisfy { $0.isEmpty })
        #expect(stage.screen.unknown == [])
    }

    @Test func `one slow section keeps no key waiting`() async throws {
        let stage = Stage(["house": .text("Open."), "guests": .gated(Gate(), .text("Ann"))])

        async let ended: Void = stage.run()
        await stage.screen.shows("House  Open.")
        stage.device.type("?")
        await stage.screen.shows("▾ Keys")
        stage.device.type("\u{3}")

        try await ended
    }

    @Test func `a new load cancels the one before it, whose answer is never shown`() async throws {
        let late = Gate()
        let stage = Stage([
            "house": .text("Open."), "guests": .text("Ann"),
            "guests desc": .gated(late, .text("Late")),
        ])

        async let ended: Void = stage.run()
        await stage.screen.shows("› Ann")
        stage.device.type("s")
        await late.reached()
        stage.device.type("s")
        await stage.screen.shows("y year")
        await late.open()
        stage.device.type("?")
        await stage.screen.shows("▾ Keys")
        stage.device.type("qq")

        try await ended
        #expect(!stage.screen.text.contains("Late"))
    }

    @Test func `r asks again for what failed alone`() async throws {
        let stage = Stage(["house": .text("Open."), "guests": .failure(.timedOut(seconds: 3))])

        async let ended: Void = stage.run()
        await stage.screen.shows("Error: no answer came within 3 seconds")
        stage.answer("guests", with: .text("Ann"))
        stage.device.type("r")
        await stage.screen.shows("› Ann")
        stage.device.type("q")

        try await ended
        #expect(stage.asked.filter { $0 == "/house" }.count == 1)
    }

    @Test func `follows the terminal's size`() async throws {
        let stage = Stage(["house": .text("Open."), "guests": .text("Ann")])

        async let ended: Void = stage.run()
        await stage.screen.shows("› Ann")
        stage.device.resize(columns: 39, rows: 10)
        await stage.screen.shows("At least 40 columns")
        stage.device.resize(columns: 50, rows: 12)
        await stage.screen.shows("› Ann")
        stage.device.hangUp()

        try await ended
        #expect(stage.screen.modes == [7, 25])
    }

    @Test func `exports what is shown, and opens addresses`() async throws {
        let stage = Stage(["house": .text("Open."), "guests": .text("Ann")])

        async let ended: Void = stage.run()
        await stage.screen.shows("› Ann")
        stage.device.type("e\r")
        await stage.screen.shows("Written to 'guests.md'.")
        stage.device.type("p")
        await stage.screen.shows("No browser for https://tea.example/ann.")
        stage.device.type("q")

        try await ended
        #expect(stage.exported == ["guests"])
    }

    @Test func `takes no option that means nothing, before anything is shown`() async {
        let stage = Stage(["house": .text("Open."), "guests": .text("Ann")])

        await #expect(throws: UsageError.self) { try await stage.run(["sort": "sideways"]) }

        #expect(stage.screen.text == "")
        #expect(stage.asked.isEmpty)
    }

    @Test func `says why values cannot be offered, and waits for none`() async throws {
        let stage = Stage(["house": .text("Open."), "guests": .text("Ann")])

        async let ended: Void = stage.run()
        await stage.screen.shows("› Ann")
        stage.refuse("The year is none.")
        stage.device.type("y")
        await stage.screen.shows("  Error: The year is none.")
        stage.device.type("\u{03}")

        try await ended
        #expect(!stage.screen.text.contains("Loading…"))
    }
}
