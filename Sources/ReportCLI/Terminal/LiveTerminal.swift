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
