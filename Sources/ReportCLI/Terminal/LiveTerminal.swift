import SectionKit

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

    /// What is drawn below the report.
    let progress = ProgressLines()

    private static let pause = Duration.milliseconds(100)

    /// Loads the screen and writes its sections, then what `closing` has to say of them.
    func load(
        closing: ([SectionSnapshot]) -> String
    ) async throws(OutputError) -> [SectionSnapshot] {
        // Whatever changed meanwhile, the screen is drawn as it stands: one moment can wait.
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

    /// Takes away what is drawn below the report; may be called from any thread.
    func erase() {
        progress.erase(from: host.errorOutput)
    }
}
