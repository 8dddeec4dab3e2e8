import ScreenHost
import SectionKit

/// What a live terminal shows now, and how the next of it is drawn.
struct LiveDrawing {
    let terminal: LiveTerminal

    /// The sections that are written, and how many lines each takes.
    private var written: [(section: SectionSnapshot, height: Int)] = []

    /// How often the marks have moved.
    private var frame = 0

    init(terminal: LiveTerminal) {
        self.terminal = terminal
    }

    /// Writes the sections that have come, and marks the others below.
    mutating func show(_ snapshots: [SectionSnapshot]) throws(OutputError) {
        Interruption.waitIfEnding()
        try write(snapshots.prefix { $0.state != .loading }, of: snapshots.count)
        terminal.progress.draw(marks(of: snapshots), on: terminal.host.errorOutput)
        frame += 1
    }

    /// Writes what is not written yet; all of it through the pager if it is too tall.
    mutating func finish(
        _ snapshots: [SectionSnapshot],
        closing: String
    ) throws(OutputError) {
        Interruption.waitIfEnding()
        terminal.erase()
        try removeSections(notIn: snapshots)
        let rest = snapshots[written.count...].map(text) + [closing]
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

    /// How many lines are written.
    private var height: Int { written.reduce(0) { $0 + $1.height } }

    /// Writes the sections that have come, while they can be taken back if they must: for the pager,
    /// or because one of them comes to a better content.
    private mutating func write(
        _ loaded: ArraySlice<SectionSnapshot>,
        of count: Int
    ) throws(OutputError) {
        try removeSections(notIn: Array(loaded))
        for snapshot in loaded.dropFirst(written.count) {
            let text = text(of: snapshot)
            let below = count - written.count - 1
            if height + text.lineCount + below > room { return }
            terminal.erase()
            try terminal.host.output.write(text)
            written.append((snapshot, text.lineCount))
        }
    }

    /// Takes back what is written from the first section on that is another by now.
    private mutating func removeSections(
        notIn snapshots: [SectionSnapshot]
    ) throws(OutputError) {
        let kept = zip(written, snapshots).prefix { $0.section == $1 }.count
        let lines = written[kept...].reduce(0) { $0 + $1.height }
        guard lines > 0 else { return }
        terminal.erase()
        try terminal.host.output.write(ControlSequence.up(lines) + ControlSequence.eraseBelow)
        written.removeSubrange(kept...)
    }

    /// One line for each section that is not written, as many as there is room for.
    private func marks(of snapshots: [SectionSnapshot]) -> [String] {
        let moving = terminal.style.spinnerFrames
        let columns = terminal.host.terminalColumns ?? .max
        return snapshots.dropFirst(written.count).prefix(max(room, 1)).map { snapshot in
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
