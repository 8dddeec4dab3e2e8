import FeatureTesting
import Networking
@testable import ScreenHost
import SectionKit
import Testing

/// The whole host on a virtual terminal, with sections whose requests a test can delay.
@Suite(.timeLimit(.minutes(1))) struct BrowseScreenTests {
    @Test func `sections are shown as they load, and q restores the terminal`() async throws {
        let gate = Gate()
        let host = HostHarness(["house": .text("Open."), "guests": .gated(gate, .text("Ann"))])

        async let ended: Void = host.run()
        await host.screen.shows("House  Open.")
        #expect(host.screen.modes.isSuperset(of: [1049, 2004, 1000, 1006]))
        await gate.open()
        await host.screen.shows("› Ann")
        host.device.type("q")

        try await ended
        #expect(host.screen.modes == [7, 25])
        #expect(host.screen.lines.allSatisfy { $0.isEmpty })
        #expect(host.screen.unknown == [])
    }

    @Test func `a slow section does not delay the keys`() async throws {
        let host = HostHarness(["house": .text("Open."), "guests": .gated(Gate(), .text("Ann"))])

        async let ended: Void = host.run()
        await host.screen.shows("House  Open.")
        host.device.type("?")
        await host.screen.shows("▾ Keys")
        host.device.type("\u{3}")

        try await ended
    }

    @Test func `a new load cancels the previous one, whose result is not shown`() async throws {
        let late = Gate()
        let host = HostHarness([
            "house": .text("Open."), "guests": .text("Ann"),
            "guests desc": .gated(late, .text("Late")),
        ])

        async let ended: Void = host.run()
        await host.screen.shows("› Ann")
        host.device.type("s")
        await late.reached()
        host.device.type("s")
        await host.screen.shows("y year")
        await late.open()
        host.device.type("?")
        await host.screen.shows("▾ Keys")
        host.device.type("qq")

        try await ended
        #expect(!host.screen.text.contains("Late"))
    }

    @Test func `r requests only what failed`() async throws {
        let host = HostHarness(["house": .text("Open."), "guests": .failure(.timedOut(seconds: 3))])

        async let ended: Void = host.run()
        await host.screen.shows("Error: no response came within 3 seconds")
        host.answer("guests", with: .text("Ann"))
        host.device.type("r")
        await host.screen.shows("› Ann")
        host.device.type("q")

        try await ended
        #expect(host.requested.filter { $0 == "/house" }.count == 1)
    }

    @Test func `a section that shows nothing says so`() async throws {
        let host = HostHarness(["house": .text("Open.")])

        async let ended: Void = host.run()
        await host.screen.shows("  Error: Guests returned no result.")
        host.device.type("q")

        try await ended
    }

    @Test func `a section that cannot be built says why, and so does its picker`()
        async throws
    {
        let host = HostHarness(["house": .text("Open."), "guests": .text("Ann")])

        async let ended: Void = host.run()
        await host.screen.shows("› Ann")
        host.failSections("The book is locked.")
        host.device.type("y")
        await host.screen.shows("  Error: The book is locked.")
        host.device.type("\u{1B}")
        await host.screen.shows("› Ann")
        host.device.type("s")
        await host.screen.shows("  Error: The book is locked.")
        host.device.type("q")

        try await ended
    }

    @Test func `a picker says that its section showed nothing`() async throws {
        let host = HostHarness(["house": .text("Open."), "guests desc": .text("Ann")])

        async let ended: Void = host.run(["sort": "desc"])
        await host.screen.shows("› Ann")
        host.answer("guests desc", with: nil)
        host.device.type("y")
        await host.screen.shows("  Error: Guests returned no result.")
        host.device.type("\u{3}")

        try await ended
    }

    @Test func `the screen follows the size of the terminal`() async throws {
        let host = HostHarness(["house": .text("Open."), "guests": .text("Ann")])

        async let ended: Void = host.run()
        await host.screen.shows("› Ann")
        host.device.resize(columns: 39, rows: 10)
        await host.screen.shows("At least 40 columns")
        host.device.resize(columns: 50, rows: 12)
        await host.screen.shows("› Ann")
        host.device.hangUp()

        try await ended
        #expect(host.screen.modes == [7, 25])
    }

    @Test func `e exports what is shown, and p opens a link`() async throws {
        let host = HostHarness(["house": .text("Open."), "guests": .text("Ann")])

        async let ended: Void = host.run()
        await host.screen.shows("› Ann")
        host.device.type("e\r")
        await host.screen.shows("Written to 'guests.md'.")
        host.device.type("p")
        await host.screen.shows("No browser for https://tea.example/ann.")
        host.device.type("q")

        try await ended
        #expect(host.exported?.sections.map(\.id) == ["guests"])
        #expect(host.exported?.warnings == ["The guests are an hour old."])
    }

    @Test func `an invalid option value is an error before anything is shown`() async {
        let host = HostHarness(["house": .text("Open."), "guests": .text("Ann")])

        await #expect(throws: UsageError.self) { try await host.run(["sort": "sideways"]) }

        #expect(host.screen.text == "")
        #expect(host.requested.isEmpty)
    }
}
