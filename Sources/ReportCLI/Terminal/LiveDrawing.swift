import ScreenHost
import SectionKit

/// What a live terminal shows now, and how the next of it is drawn.
struct LiveDrawing {
    let terminal: LiveTerminal

    /// How many sections are written.
    private var written = 0

    /// How many lines those take.
    private var height = 0

    /// How often the marks have moved.
    private var frame = 0

    init(terminal: LiveTerminal) {
        self.terminal = terminal
    }

    /// Writes the sections that have come, and marks the others below.
    mutating func show(_ snapshots: [SectionSnapshot]) throws(OutputError) {
        Interruption.pass()
        try write(snapshots.prefix { $0.state != .loading }, of: snapshots.count)
        terminal.below.draw(marks(of: snapshots), on: terminal.host.errorOutput)
        frame += 1
    }

    /// Writes what is not written yet; all of it through the pager if it is too tall.
    mutating func finish(
        _ snapshots: [SectionSnapshot],
        closing: String
    ) throws(OutputError) {
        Interruption.pass()
        terminal.erase()
        let rest = snapshots[written...].map(text) + [closing]
        let total = rest.reduce(height) { $0 + $1.lineCount }
        guard let pager = terminal.pager, total > room else {
            return try terminal.host.output.write(rest.joined())
        }
        if height > 0 {
            try terminal.host.output.write(ControlSequence.up(height) + ControlSequence.eraseBelow)
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
    private mutating func write(
        _ loaded: ArraySlice<SectionSnapshot>,
        of count: Int
    ) throws(OutputError) {
        for snapshot in loaded.dropFirst(written) {
            let text = text(of: snapshot)
            let isTakenBack = terminal.pager != nil
            let below = count - written - 1
            if isTakenBack, height + text.lineCount + below > room { return }
            terminal.erase()
            try terminal.host.output.write(text)
            height += text.lineCount
            written += 1
        }
    }

    /// One line for each section that is not written, as many as there is room for.
    private func marks(of snapshots: [SectionSnapshot]) -> [String] {
        let moving = terminal.style.movingMarks
        let columns = terminal.host.terminalColumns ?? .max
        return snapshots.dropFirst(written).prefix(max(room, 1)).map { snapshot in
            let mark =
                switch snapshot.state {
                case .loading: moving[frame % moving.count]
                case .success: terminal.style.mark(.positive)
                case .error: terminal.style.mark(.negative)
                }
            return terminal.style.line("\(mark) \(snapshot.title)", columns: columns)
        }
    }
}
