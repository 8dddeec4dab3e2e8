import SectionKit
import Synchronization

/// Shows a screen on a terminal while it loads: the sections that have come, in declared order,
/// and below them, on standard error, a line with a moving mark for each that has not.
///
/// What is drawn below is erased before anything else is written, so that nothing is left of it.
struct LiveTerminal {
    let screen: Screen
    let surface: TerminalSurface
    let style: TerminalStyle
    let output: any TextOutput
    let errorOutput: any TextOutput

    private let drawn = DrawnLines()

    private static let pause = Duration.milliseconds(100)

    /// Loads the screen; returns its sections, all of which have been written.
    func load() async throws(OutputError) -> [SectionSnapshot] {
        let (events, source) = AsyncStream<Event>.makeStream()
        let error: OutputError? = await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await snapshots in await screen.updates() { source.yield(.changed(snapshots)) }
            }
            group.addTask {
                while !Task.isCancelled {
                    source.yield(.tick)
                    try? await Task.sleep(for: Self.pause)
                }
            }
            group.addTask {
                await screen.load()
                source.finish()
            }
            defer { group.cancelAll() }
            return await draw(events)
        }
        if let error { throw error }
        return await screen.snapshots
    }

    private func draw(_ events: AsyncStream<Event>) async -> OutputError? {
        var drawing = Drawing(self)
        do throws(OutputError) {
            for await event in events { try drawing.take(event) }
            try drawing.finish(await screen.snapshots)
            return nil
        } catch {
            erase()
            return error
        }
    }

    /// Takes away what is drawn below the report; may be called from any thread.
    func erase() {
        drawn.count.withLock { count in
            guard count > 0 else { return }
            try? errorOutput.write(Escape.up(count) + Escape.clearBelow + Escape.showCursor)
            count = 0
        }
    }

    /// How many lines are drawn below the report, for whoever must take them away.
    private final class DrawnLines: Sendable {
        let count = Mutex(0)
    }

    private enum Event {
        case changed([SectionSnapshot])
        case tick
    }

    /// What is on the terminal now.
    private struct Drawing {
        let terminal: LiveTerminal
        var snapshots: [SectionSnapshot] = []
        var written = 0
        var frame = 0

        init(_ terminal: LiveTerminal) {
            self.terminal = terminal
        }

        mutating func take(_ event: Event) throws(OutputError) {
            switch event {
            case .changed(let snapshots):
                self.snapshots = snapshots
                try write(upTo: snapshots.firstIndex { $0.state.isLoading } ?? snapshots.count)
            case .tick:
                frame += 1
            }
            draw()
        }

        mutating func finish(_ snapshots: [SectionSnapshot]) throws(OutputError) {
            self.snapshots = snapshots
            try write(upTo: snapshots.count)
            terminal.erase()
        }

        private mutating func write(upTo end: Int) throws(OutputError) {
            guard written < end else { return }
            terminal.erase()
            for snapshot in snapshots[written..<end] {
                try terminal.output.write(terminal.surface.text(of: snapshot) + "\n")
            }
            written = end
        }

        private mutating func draw() {
            let marks = terminal.style.ascii ? ["|", "/", "-", "\\"] : ["◐", "◓", "◑", "◒"]
            let rows = snapshots.dropFirst(written).map { snapshot in
                let mark = snapshot.state.isLoading ? marks[frame % marks.count] : "·"
                return "\(mark) \(snapshot.title)"
            }
            guard !rows.isEmpty else { return }
            let text = rows.map { $0 + Escape.clearLine + "\n" }.joined()
            terminal.drawn.count.withLock { count in
                let start = count > 0 ? Escape.up(count) : Escape.hideCursor
                try? terminal.errorOutput.write(start + text)
                count = rows.count
            }
        }
    }
}

/// The control sequences used here (ECMA-48; the cursor's are DEC's private modes).
enum Escape {
    static let clearLine = "\u{1B}[K"
    static let clearBelow = "\u{1B}[J"
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"

    static func up(_ lines: Int) -> String { "\u{1B}[\(lines)A\r" }
}

extension SectionState {
    fileprivate var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}
