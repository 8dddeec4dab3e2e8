import ScreenHost
import SectionCLibrary
import SectionEssentials
import SectionKit
import Synchronization

/// Shows the latest report on a terminal, and redraws the lines that change in place.
///
/// Content that moves is computed again each second until the next report.
///
/// It uses the whole terminal until it ends; then the previous content returns, with the whole last
/// report below.
final class WatchedTerminal: WatchOutput {
    private let device: any ScreenDevice
    private let style: TerminalStyle
    private let settings: ReportSettings
    private let host: Host

    /// The text for standard error, which is written at the end.
    private let deferred: DeferredOutput

    private let clock: @Sendable () -> Date
    private let images: ReportImages

    private struct State {
        var report: Report?

        /// Whether a report was whole once: only then is it left on the terminal at the end.
        var isWhole = false

        var shown: Frame?
        var isOver = false

        /// The latest notice of a change.
        var news = ""

        /// Moves the content; nil while none moves.
        var mover: Task<Void, Never>?
    }

    private let state: Mutex<State>

    init(
        device: any ScreenDevice,
        style: TerminalStyle,
        settings: ReportSettings,
        host: Host,
        deferred: DeferredOutput,
        clock: @escaping @Sendable () -> Date
    ) {
        self.clock = clock
        self.device = device
        self.style = style
        self.settings = settings
        self.host = host
        images = host.images(for: settings)
        self.deferred = deferred
        state = Mutex(State())
    }

    /// Takes over the terminal, and returns its events.
    func begin() -> AsyncStream<DeviceEvent> {
        let events = device.open()
        device.write(ControlSequence.leaveMouse)
        return events
    }

    func show(_ report: Report, isWhole: Bool) {
        let report = images.drawn(in: report)
        state.withLock { state in
            state.report = report
            state.isWhole = state.isWhole || isWhole || report.sections.allSatisfy(\.hasLoaded)
            draw(&state)
            guard report.isMoving, state.mover == nil, !state.isOver else { return }
            state.mover = Task {
                repeat {
                    await host.pause(SectionSnapshot.timeBetweenMoves)
                } while move()
            }
        }
    }

    var movesContent: Bool { true }

    /// Shows the content as computed for the current time; returns false if nothing moves any more.
    private func move() -> Bool {
        state.withLock { state in
            guard !state.isOver, !Task.isCancelled,
                let moved = state.report?.moved(to: clock())
            else {
                state.mover = nil
                return false
            }
            state.report = moved
            draw(&state)
            return true
        }
    }

    func showNews(_ news: [String]) {
        guard let latest = news.last else { return }
        state.withLock { state in
            state.news = latest
            draw(&state)
        }
    }

    /// Draws the whole screen again, such as after a change of the terminal's size.
    func redraw() {
        state.withLock { state in
            state.shown = nil
            device.write(ControlSequence.leaveMouse)
            draw(&state)
        }
    }

    /// Suspends the program until the shell continues it.
    func suspend() {
        device.suspend()
    }

    func ring() {
        device.write("\u{07}")
    }

    func end() {
        // A drawing that blocks on the terminal keeps the lock.
        var report: Report?
        for _ in 0..<20 {
            let isFound: Void? = state.withLockIfAvailable { state in
                if !state.isOver, state.isWhole { report = state.report }
                state.isOver = true
                state.mover?.cancel()
            }
            if isFound != nil { break }
            poll(nil, 0, 10)
        }
        device.close()
        if let report {
            try? host.output.write(surface(style).wholeText(of: report))
            deferred.release()
        }
    }

    private func surface(_ style: TerminalStyle) -> TerminalSurface {
        TerminalSurface(style: style, zone: settings.zone)
    }

    private func draw(_ state: inout State) {
        guard let report = state.report, !state.isOver else { return }
        let frame = WatchFrame(
            size: device.size, style: style, zone: settings.zone, width: settings.width,
            news: state.news
        ).frame(of: report)
        let text = frame.update(from: state.shown)
        if !text.isEmpty { device.write(text) }
        state.shown = frame
    }
}

extension Report {
    /// Whether the content of any section moves between loads.
    fileprivate var isMoving: Bool { sections.contains(where: \.isMoving) }

    /// Returns the report with content as computed for a time; nil if none moves any more.
    fileprivate func moved(to now: Date) -> Report? {
        let moved = sections.map { $0.moved(to: now) }
        guard moved.contains(where: { $0 != nil }) else { return nil }
        return Report(
            title: title, source: source, generatedAt: now,
            sections: zip(moved, sections).map { $0 ?? $1 }, warnings: warnings)
    }
}

/// Lays out a report for a terminal's screen; a line says how many lines do not fit.
struct WatchFrame {
    let size: ScreenSize
    let style: TerminalStyle
    let zone: DisplayZone

    /// The width from the option, in columns; nil for the screen's width.
    let width: Int?

    /// The latest notice of a change; empty if there is none.
    let news: String

    /// Returns the frame that shows a report.
    func frame(of report: Report) -> Frame {
        let columns = max(1, size.columns)
        let style = style.widened(to: min(width ?? columns, columns))
        let surface = TerminalSurface(style: style, zone: zone)
        var lines = surface.wholeText(of: report)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        let room = max(1, size.rows - 1)
        if lines.count > room {
            let hidden = lines.count - room + 1
            lines = Array(lines.prefix(room - 1))
            lines.append(
                style.encoded(
                    "… \(hidden.grouped) more lines: make the terminal taller, or use -o FILE."))
        }
        lines += Array(repeating: "", count: room - lines.count)
        lines.append(style.line(status(of: report), columns: columns))
        return Frame(size: size, lines: lines.map { Line(painted: $0, atMost: columns) })
    }

    /// The status line, which is the last of the frame.
    private func status(of report: Report) -> String {
        let head = "\(zone.formatted(report.generatedAt)). q or Ctrl-C ends."
        return news.isEmpty ? head : "\(head) \(news)"
    }
}

extension TerminalSurface {
    /// Returns the text of a whole report.
    func wholeText(of report: Report) -> String {
        var text = ""
        write(report, to: &text)
        return text
    }
}
