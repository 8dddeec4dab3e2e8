import FeatureTesting
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// A report on a terminal while its sections load.
@Suite(.timeLimit(.minutes(1))) struct LiveTerminalTests {
    /// The complete report of these sections.
    private static func whole(_ sections: [GatedSection]) -> String {
        let surface = TerminalSurface(style: TerminalStyle(width: 80))
        let snapshots = sections.map { section -> SectionSnapshot in
            let error = SectionError(message: "\(section.title) failed.", recovery: "Try again.")
            return SectionSnapshot(section, section.fails ? .error(error) : .success(section.lines))
        }
        return snapshots.map { surface.text(of: $0) + "\n" }.joined() + "The end.\n"
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func `the report is in its order, whatever the loading order`(
        order: [Int]
    ) async throws {
        let sections = [
            GatedSection("First"), GatedSection("Second", fails: true),
            GatedSection("Third", lines: 3),
        ]
        let show = Show(sections)

        async let snapshots = show.run()
        for index in order {
            await sections[index].gate.reached()
            await sections[index].gate.open()
            await show.screen.shows(sections[index].fails ? "✗ " : "\(sections[index].title)")
        }

        #expect(try await snapshots.map(\.title) == ["First", "Second", "Third"])
        #expect(show.screen.text == Self.whole(sections))
        #expect(show.screen.cursorIsShown)
        #expect(show.screen.unknown == [])
    }

    @Test func `sections that are loading are listed below those that have loaded`() async throws {
        let sections = [GatedSection("First"), GatedSection("Second"), GatedSection("Third")]
        let show = Show(sections)

        async let snapshots = show.run()
        await show.screen.shows("◐ First\n◐ Second\n◐ Third\n")
        #expect(!show.screen.cursorIsShown)
        await sections[0].gate.open()
        await show.screen.shows("First line 0\n\n")
        await sections[2].gate.open()
        await show.screen.shows("✓ Third\n")
        #expect(!show.screen.text.contains("Third line 0"))
        await sections[1].gate.open()

        _ = try await snapshots
        #expect(show.screen.text == Self.whole(sections))
    }

    @Test func `a failure is shown in its place while others load`() async throws {
        let sections = [GatedSection("First", fails: true), GatedSection("Second")]
        let show = Show(sections)

        async let snapshots = show.run()
        await sections[0].gate.open()
        await show.screen.shows("✗ First failed.")
        await show.screen.shows(" Second\n")
        await sections[1].gate.open()

        _ = try await snapshots
        #expect(show.screen.text == Self.whole(sections))
    }

    @Test(arguments: [nil, 5])
    func `one section that failed leaves the screen to its error`(rows: Int?) async throws {
        let section = GatedSection("First", fails: true)
        let show = Show([section], rows: rows ?? 24, pager: rows.map { _ in TextOutputSpy() })

        async let snapshots = show.run()
        await show.screen.shows("◐ First\n")
        await section.gate.open()

        _ = try await snapshots
        #expect(show.screen.text == "")
        #expect(show.screen.cursorIsShown)
    }

    @Test(arguments: [3, 5, 24])
    func `a terminal with fewer rows than sections shows only the report`(rows: Int) async throws {
        let sections = (1...12).map { GatedSection("Section \($0)") }
        let show = Show(sections, rows: rows)

        async let snapshots = show.run()
        await show.screen.shows("◐ Section 1\n")
        for section in sections.reversed() { await section.gate.open() }

        _ = try await snapshots
        #expect(show.screen.text == Self.whole(sections))
    }

    @Test func `a long title is truncated to one line`() async throws {
        let section = GatedSection(String(repeating: "long ", count: 30))
        let show = Show([section], columns: 40)

        async let snapshots = show.run()
        await show.screen.shows("…\n")
        await section.gate.open()

        _ = try await snapshots
        #expect(!show.screen.text.contains("◐"))
    }

    @Test func `a report taller than the terminal goes to the pager`() async throws {
        let sections = [GatedSection("First"), GatedSection("Second", lines: 20)]
        let pager = TextOutputSpy()
        let show = Show(sections, rows: 10, pager: pager)

        async let snapshots = show.run()
        await sections[0].gate.open()
        await show.screen.shows("First line 0")
        await sections[1].gate.open()

        _ = try await snapshots
        #expect(pager.text == Self.whole(sections))
        #expect(show.screen.text == "")
        #expect(show.screen.cursorIsShown)
    }

    @Test func `a report that fits does not go to the pager`() async throws {
        let sections = [GatedSection("First"), GatedSection("Second")]
        let pager = TextOutputSpy()
        let show = Show(sections, rows: 24, pager: pager)

        async let snapshots = show.run()
        for section in sections { await section.gate.open() }

        _ = try await snapshots
        #expect(pager.text == "")
        #expect(show.screen.text == Self.whole(sections))
    }

    @Test(arguments: [true, false])
    func `later content replaces the first content`(isPaged: Bool) async throws {
        let better = GatedSection("Second", lines: 2)
        let sections: [any SectionKit.Section] = [
            TwiceSection(better: better.gate), better, GatedSection("Third"),
        ]
        let show = Show(sections, rows: 24, pager: isPaged ? TextOutputSpy() : nil)

        async let snapshots = show.run()
        await show.screen.shows("A first answer.")
        await better.gate.open()
        await show.screen.shows("A better answer.")
        #expect(!show.screen.text.contains("A first answer."))
        if let third = sections[2] as? GatedSection { await third.gate.open() }

        _ = try await snapshots
        #expect(!show.screen.text.contains("A first answer."))
        #expect(show.screen.text.components("A better answer.") == 1)
        #expect(show.screen.text.components("Second line 1") == 1)
        #expect(show.screen.cursorIsShown)
    }

    @Test func `the cursor is shown again when the output fails`() async throws {
        let section = GatedSection("First")
        let show = Show([section], output: TextOutputSpy(refusal: .readerGone))

        let run = Task { try await show.run() }
        await show.screen.shows("◐ First")
        await section.gate.open()

        await #expect(throws: OutputError.self) { try await run.value }
        #expect(show.screen.cursorIsShown)
        #expect(show.screen.text == "")
    }
}

/// A section that shows content at once, and other content once its gate is open.
private struct TwiceSection: SectionKit.Section {
    let better: Gate
    let id = "twice"
    let title = "Twice"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("A first answer."))
        await better.passed()
        await output.show(.success("A better answer."))
    }

    func body(for text: String) -> [Block] {
        [.paragraph(InlineText(text))]
    }
}

extension String {
    /// The number of occurrences of another text.
    fileprivate func components(_ text: String) -> Int {
        ranges(of: text).count
    }
}

/// A live report on a virtual screen.
private struct Show {
    let screen: VirtualScreen
    private let terminal: LiveTerminal

    init(
        _ sections: [any SectionKit.Section],
        columns: Int = 80,
        rows: Int = 24,
        pager: TextOutputSpy? = nil,
        output: TextOutputSpy? = nil
    ) {
        screen = VirtualScreen(columns: columns, rows: rows)
        let host = Host(
            terminalColumns: columns, terminalRows: rows, errorIsTerminal: true,
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output ?? screen,
            errorOutput: screen)
        let style = TerminalStyle(width: columns)
        terminal = LiveTerminal(
            screen: Screen(sections), surface: TerminalSurface(style: style), style: style,
            host: host, images: .named, pager: pager)
    }

    func run() async throws -> [SectionSnapshot] {
        try await terminal.load { _ in "The end.\n" }
    }
}
