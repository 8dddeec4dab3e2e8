import CLibrary
import ScreenHost
import SectionKit
import Synchronization

/// The latest report on a terminal, drawn again in place: only the lines that changed.
///
/// It has the terminal for itself until it ends; then the terminal is as it was, with the whole
/// last report below.
final class WatchedTerminal: WatchOutput {
    private let device: any ScreenDevice
    private let style: TerminalStyle
    private let settings: ReportSettings
    private let host: Host

    /// What is said on standard error, after the end.
    private let deferred: DeferredOutput

    private struct State {
        var report: Report?

        /// Whether all of a report has come once: what is left at the end is never half of one.
        var isWhole = false

        var shown: Frame?
        var isOver = false

        /// What has changed last that is worth telling.
        var news = ""
    }

    private let state: Mutex<State>

    init(
        device: any ScreenDevice,
        style: TerminalStyle,
        settings: ReportSettings,
        host: Host,
        deferred: DeferredOutput
    ) {
        self.device = device
        self.style = style
        self.settings = settings
        self.host = host
        self.deferred = deferred
        state = Mutex(State())
    }

    /// Takes the terminal over, and tells what comes from it.
    func begin() -> AsyncStream<DeviceEvent> {
        let events = device.open()
        device.write(ControlSequence.leaveMouse)
        return events
    }

    func show(_ report: Report, isWhole: Bool) {
        state.withLock { state in
            state.report = report
            state.isWhole = state.isWhole || isWhole
            draw(&state)
        }
    }

    func tell(_ news: [String]) {
        guard let latest = news.last else { return }
        state.withLock { state in
            state.news = latest
            draw(&state)
        }
    }

    /// Draws all of it again, as on a terminal of another size.
    func redraw() {
        state.withLock { state in
            state.shown = nil
            device.write(ControlSequence.leaveMouse)
            draw(&state)
        }
    }

    /// Leaves the terminal to the shell until the shell gives it back.
    func suspend() {
        device.suspend()
    }

    func ring() {
        device.write("\u{07}")
    }

    func end() {
        // Whoever draws on a terminal that takes nothing keeps the lock.
        var report: Report?
        for _ in 0..<20 {
            let isFound: Void? = state.withLockIfAvailable { state in
                if !state.isOver, state.isWhole { report = state.report }
                state.isOver = true
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
