import CLibrary
import ScreenHost
import SectionKit
import Synchronization

/// Shows the latest report on a terminal, and redraws the lines that change in place.
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

    private struct State {
        var report: Report?

        /// Whether a report was whole once: only then is it left on the terminal at the end.
        var isWhole = false

        var shown: Frame?
        var isOver = false

        /// The latest notice of a change.
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

    /// Takes over the terminal, and returns its events.
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
