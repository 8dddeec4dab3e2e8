import ScreenHost
import SectionKit

/// Shows a screen on a terminal while it loads: the sections that have loaded, in declared order,
/// and below them, on standard error, a line with a spinner for each of the others.
///
/// The lines below are erased before anything else is written. A report that turns out taller than
/// the terminal is erased and shown in the pager, if there is one.
struct LiveTerminal {
    let screen: Screen
    let surface: TerminalSurface
    let style: TerminalStyle
    let host: Host
    let images: ReportImages

    /// What requests say meanwhile.
    var messages = RequestMessages()

    /// Shows text that is taller than the terminal; nil for no pager.
    let pager: (any TextOutput)?

    /// The lines below the report.
    let progress = ProgressLines()

    private static let pause = Duration.milliseconds(100)

    /// Loads the screen and writes its sections, then the text that `closing` returns for them.
    func load(
        closing: ([SectionSnapshot]) -> String
    ) async throws(OutputError) -> [SectionSnapshot] {
        messages.beginDrawing()
        defer { messages.endDrawing() }
        // Each drawing shows the current state, so one pending redraw is enough.
        let (moments, source) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let result = await withTaskGroup(of: Void.self) { group in
            group.addTask {
                while !Task.isCancelled {
                    source.yield()
                    try? await Task.sleep(for: Self.pause)
                }
            }
            group.addTask {
                await screen.load { _ in source.yield() }
                source.finish()
            }
            defer { group.cancelAll() }
            return await draw(at: moments, closing: closing)
        }
        return try result.get()
    }

    private func draw(
        at moments: AsyncStream<Void>,
        closing: ([SectionSnapshot]) -> String
    ) async -> Result<[SectionSnapshot], OutputError> {
        var drawing = LiveDrawing(terminal: self)
        do throws(OutputError) {
            for await _ in moments { try drawing.show(await screen.snapshots) }
            let snapshots = await screen.snapshots
            try drawing.finish(snapshots, closing: closing(snapshots))
            return .success(snapshots)
        } catch {
            erase()
            return .failure(error)
        }
    }

    /// Erases the lines below the report; may be called from any thread.
    func erase() {
        progress.erase(from: host.errorOutput)
    }
}

/// The current content of a live terminal, and how it is updated.
struct LiveDrawing {
    let terminal: LiveTerminal

    /// The sections that are written, with their heights in lines.
    private var written: [(section: SectionSnapshot, height: Int)] = []

    /// Whether the report has one section.
    private var isAlone = false

    /// The number of the spinners' current frame.
    private var frame = 0

    init(terminal: LiveTerminal) {
        self.terminal = terminal
    }

    /// Writes the sections that have loaded, and a line for each of the others below.
    mutating func show(_ snapshots: [SectionSnapshot]) throws(OutputError) {
        Interruption.waitIfEnding()
        isAlone = snapshots.count == 1
        let loaded = snapshots.prefix { $0.state != .loading && !snapshots.areOneError }
        try write(loaded, of: snapshots.count)
        terminal.progress.draw(lines(below: snapshots), on: terminal.host.errorOutput)
        frame += 1
    }

    /// Writes the rest of the report, or the whole report to the pager if it is too tall; nothing of
    /// one section that failed, whose error is printed instead.
    mutating func finish(
        _ snapshots: [SectionSnapshot],
        closing: String
    ) throws(OutputError) {
        Interruption.waitIfEnding()
        isAlone = snapshots.count == 1
        terminal.erase()
        let (snapshots, closing) =
            snapshots.areOneError ? ([], "") : (snapshots, closing)
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
        terminal.surface.text(of: terminal.images.drawn(in: snapshot), isAlone: isAlone) + "\n"
    }

    /// How many lines can be erased: those that have not scrolled off the terminal.
    private var room: Int {
        let columns = terminal.host.terminalColumns ?? .max
        guard let rows = terminal.host.terminalRows else { return .max }
        return (terminal.style.width ?? .max) <= columns ? max(rows - 1, 1) : 0
    }

    /// The number of lines that are written.
    private var height: Int { written.reduce(0) { $0 + $1.height } }

    /// Writes the sections that have loaded, as long as they can still be erased: the report may
    /// need the pager, and a section may get newer content.
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

    /// Erases what is written, from the first section that has changed.
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

    /// Returns the notes, and a line for each section that is not written, as many as fit.
    ///
    /// What a request says of its progress follows the only section that loads, or the last line.
    private func lines(below snapshots: [SectionSnapshot]) -> [String] {
        let columns = terminal.host.terminalColumns ?? .max
        let progress = terminal.messages.progress.safe
        let isOne = snapshots.count { $0.state == .loading } == 1
        var lines = terminal.messages.notes.map(\.safe)
        for snapshot in snapshots.dropFirst(written.count) {
            let isHere = isOne && snapshot.state == .loading && !progress.isEmpty
            lines.append(mark(of: snapshot) + (isHere ? ": \(progress)" : ""))
        }
        if !isOne, !progress.isEmpty { lines.append("  \(progress)") }
        return lines.prefix(max(room, 1)).map { terminal.style.line($0, columns: columns) }
    }

    private func mark(of snapshot: SectionSnapshot) -> String {
        let moving = terminal.style.spinnerFrames
        let mark =
            switch snapshot.state {
            case .loading: moving[frame % moving.count]
            case .success: terminal.style.mark(.positive)
            case .error: terminal.style.mark(.negative)
            }
        return "\(mark) \(snapshot.title)"
    }
}
