import FeatureTesting
import Foundation
import ProgramTesting
@testable import ReportCLI
import ScreenHost
import SectionKit
import Synchronization
import Testing

/// A watched report on a terminal.
@Suite(.timeLimit(.minutes(1))) struct WatchTerminalTests {
    @Test func `the report is redrawn in place until q, and then left on the terminal`() async {
        let round = Gate()
        let typist = ScriptedTerminal([("The water is at 2.", "q")], after: round)

        let watch = await Tide([1, 2]).watch(
            "water --watch 5", pauses: .max, screen: typist,
            between: Self.turns(opening: round))

        #expect(watch.status == .success)
        #expect(typist.shown.contains("The water is at 1."))
        #expect(watch.output.contains("The water is at 2.\n"))
        #expect(watch.output.hasSuffix("Source: The sea.\n"))
    }

    @Test func `Control-C ends the watch with exit status 130 and the last report`() async {
        let typist = ScriptedTerminal([("The water is at 1.", "\u{03}")])
        let held = Gate()

        let watch = await Tide([1]).watch(
            "water --watch 5", pauses: .max, screen: typist,
            between: { await Tide.passed(held) })

        #expect(watch.status == .interrupted)
        #expect(watch.status.rawValue == 130)
        #expect(watch.output.contains("The water is at 1.\n"))
    }

    @Test(arguments: [("q", ExitCode.success), ("\u{03}", .interrupted)])
    func `a key ends the watch while a section hangs and ignores cancellation`(
        key: String,
        status: ExitCode
    ) async {
        let tide = Tide([-2])

        let watch = await tide.watch("water --watch 5", pauses: .max, screen: ScriptedTerminal(key))

        #expect(watch.status == status)
        #expect(watch.output == "")
        await tide.hung.open()
    }

    @Test func `content moves each second until the next round`() async {
        let typist = ScriptedTerminal([("The water is at 1003.", "q")])
        let seconds = Mutex(0.0)

        let tide = Tide([1001]) { TeaRoomRun.clock + seconds.withLock(\.self) }
        let watch = await tide.watch(
            "water --watch 5", pauses: .max, screen: typist, held: [.seconds(5): Gate()],
            between: { seconds.withLock { $0 += 1 } })

        #expect(typist.shown.contains("The water is at 1001."))
        #expect(typist.shown.contains("The water is at 1002."))
        // What is left on the terminal is what was shown last.
        #expect(!watch.output.contains("The water is at 1001."))
    }

    @Test func `a new round replaces moved content`() async {
        let typist = ScriptedTerminal([("The water is at 1002.", ""), ("The water is at 7.", "q")])
        let seconds = Mutex(0.0)
        let round = Gate()

        let tide = Tide([1001, 7]) { TeaRoomRun.clock + seconds.withLock(\.self) }
        _ = await tide.watch(
            "water --watch 5", pauses: .max, screen: typist, held: [.seconds(5): round],
            between: {
                let now = seconds.withLock { seconds in
                    seconds += 1
                    return seconds
                }
                if now == 3 { await round.open() }
            })

        #expect(typist.screen.lines.contains("The water is at 7."))
    }

    @Test func `messages are written at the end, below the report`() async {
        let round = Gate()
        let typist = ScriptedTerminal([("This is from", "q")], after: round)

        let watch = await Tide([1, -1]).watch(
            "water --watch 5", pauses: .max, screen: typist, errorIsTerminal: true,
            between: Self.turns(opening: round))

        #expect(watch.errors.contains("Could not refresh Water."))
        #expect(watch.output.contains("The water is at 1."))
    }

    @Test(arguments: ["", "dumb"])
    func `a terminal that cannot move its cursor is refused`(kind: String) async {
        let tide = Tide([1])

        let watch = await tide.watch(
            "water --watch 5", screen: ScriptedTerminal("q"), environment: ["TERM": kind])

        #expect(watch.status == .wrongUsage)
        #expect(watch.errors.contains("use -o FILE"))
        #expect(tide.asked == 0)
    }

    @Test(arguments: [(40, 10), (80, 24), (120, 40)])
    func `a report taller than the terminal is cut, and a line says so`(columns: Int, rows: Int) {
        let lines = (1...60).map { Block.notice(Notice(.info, "Line \($0)")) }
        let report = Report(
            title: "Tide", source: Report.Source(id: "sea", summary: "The sea."),
            generatedAt: TeaRoomRun.clock,
            sections: [SectionSnapshot(id: "a", title: "A", state: .success(lines))])
        let screen = VirtualScreen(columns: columns, rows: rows)

        let frame = WatchFrame(
            size: ScreenSize(columns: columns, rows: rows), style: TerminalStyle(), zone: .utc,
            width: nil, news: ""
        ).frame(of: report)
        screen.write(frame.update(from: nil))

        #expect(screen.lines[0] == "A")
        #expect(screen.lines[rows - 2].hasPrefix("… "))
        #expect(screen.lines[rows - 2].contains("more lines"))
        #expect(screen.lines[rows - 1].contains("q or Ctrl-C ends"))
    }

    /// Returns a function that lets one pause pass, and opens a gate and holds the watch at the next.
    private static func turns(opening gate: Gate) -> @Sendable () async -> Void {
        let (first, held) = (Calls<Int>(), Gate())
        return {
            first.note(1)
            if first.all.count > 1 {
                await gate.open()
                await Tide.passed(held)
            }
        }
    }
}
