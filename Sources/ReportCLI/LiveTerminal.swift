import ScreenHost
import SectionKit
import Synchronization

/// Shows a screen on a terminal while it loads: the sections that have come, in declared order,
/// and below them, on standard error, a line with a moving mark for each that has not.
///
/// What is drawn below is erased before anything else is written, so that nothing is left of it.
/// What turns out taller than the terminal is taken back and given to the pager, if there is one.
struct LiveTerminal {
    let screen: Screen
    let surface: TerminalSurface
    let style: TerminalStyle
    let host: Host

    /// Shows text that is taller than the terminal; nil to show that like any other.
    let pager: (any TextOutput)?

    private let drawn = DrawnLines()

    init(
        screen: Screen,
        surface: TerminalSurface,
        style: TerminalStyle,
        host: Host,
        pager: (any TextOutput)?
    ) {
        self.screen = screen
        self.surface = surface
        self.style = style
        self.host = host
        self.pager = pager
    }

    private static let pause = Duration.milliseconds(100)

    /// Loads the screen and writes its sections, then what `closing` has to say of them.
    func load(
        closing: ([SectionSnapshot]) -> String
    ) async throws(OutputError) -> [SectionSnapshot] {
        let (events, source) = AsyncStream<Event>.makeStream()
        let result = await withTaskGroup(of: Void.self) { group in
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
            return await draw(events, closing: closing)
        }
        return try result.get()
    }

    private func draw(
        _ events: AsyncStream<Event>,
        closing: ([SectionSnapshot]) -> String
    ) async -> Result<[SectionSnapshot], OutputError> {
        var drawing = Drawing(self)
        do throws(OutputError) {
            for await event in events { try drawing.take(event) }
            let snapshots = await screen.snapshots
            try drawing.finish(snapshots, closing: closing(snapshots))
            return .success(snapshots)
        } catch {
            erase()
            return .failure(error)
        }
    }

    /// Takes away what is drawn below the report; may be called from any thread.
    func erase() {
        drawn.count.withLock { count in
            guard count > 0 else { return }
            try? host.errorOutput.write(
                ControlSequence.up(count) + ControlSequence.eraseBelow + ControlSequence.showCursor)
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

        /// How many sections are written, and how many lines they take.
        var written = 0
        var height = 0
        var frame = 0

        init(_ terminal: LiveTerminal) {
            self.terminal = terminal
        }

        mutating func take(_ event: Event) throws(OutputError) {
            Interruption.pass()
            switch event {
            case .changed(let snapshots):
                self.snapshots = snapshots
                try write(upTo: snapshots.firstIndex { $0.state.isLoading } ?? snapshots.count)
            case .tick:
                frame += 1
            }
            draw()
        }

        /// Writes what is not written yet; all of it through the pager if it is too tall.
        mutating func finish(
            _ snapshots: [SectionSnapshot],
            closing: String
        ) throws(OutputError) {
            Interruption.pass()
            self.snapshots = snapshots
            terminal.erase()
            let rest = snapshots[written...].map(text)
            let total = (rest + [closing]).reduce(height) { $0 + $1.lineCount }
            guard let pager = terminal.pager, total > room else {
                return try terminal.host.output.write((rest + [closing]).joined())
            }
            if height > 0 {
                try terminal.host.output.write(
                    ControlSequence.up(height) + ControlSequence.eraseBelow)
            }
            try pager.write(snapshots.map(text).joined() + closing)
        }

        private func text(of snapshot: SectionSnapshot) -> String {
            terminal.surface.text(of: snapshot) + "\n"
        }

        /// How many lines can be taken back: those that have not left the terminal.
        private var room: Int {
            let columns = terminal.host.terminalColumns ?? .max
            guard let rows = terminal.host.terminalRows else { return .max }
            return (terminal.style.width ?? .max) <= columns ? max(rows - 1, 1) : 0
        }

        /// Writes the sections that have come, while they can be taken back if they must.
        private mutating func write(upTo end: Int) throws(OutputError) {
            while written < end {
                let text = text(of: snapshots[written])
                let isTakenBack = terminal.pager != nil
                let below = snapshots.count - written - 1
                if isTakenBack, height + text.lineCount + below > room { return }
                terminal.erase()
                try terminal.host.output.write(text)
                height += text.lineCount
                written += 1
            }
        }

        /// One line for each section that is not written, as many as there is room for.
        private mutating func draw() {
            let marks = terminal.style.ascii ? ["|", "/", "-", "\\"] : ["◐", "◓", "◑", "◒"]
            let columns = terminal.host.terminalColumns ?? .max
            let rows = snapshots.dropFirst(written).prefix(max(room, 1)).map { snapshot in
                let mark =
                    switch snapshot.state {
                    case .loading: marks[frame % marks.count]
                    case .success: terminal.style.mark(.positive)
                    case .error: terminal.style.mark(.negative)
                    }
                return terminal.style.line("\(mark) \(snapshot.title)", columns: columns)
            }
            guard !rows.isEmpty else { return }
            let text = rows.map { $0 + ControlSequence.eraseLineEnd + "\n" }.joined()
            terminal.drawn.count.withLock { count in
                let start = count > 0 ? ControlSequence.up(count) : ControlSequence.hideCursor
                try? terminal.host.errorOutput.write(start + text)
                count = rows.count
            }
        }
    }
}

extension String {
    /// How many lines a text takes that ends with the end of one.
    var lineCount: Int {
        utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

extension SectionState {
    fileprivate var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}
