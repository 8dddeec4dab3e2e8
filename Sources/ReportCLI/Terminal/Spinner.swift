import SectionKit

/// A line with a spinner on standard error, shown while something is under way.
struct Spinner: Sendable {
    let title: String
    let style: TerminalStyle
    let host: Host
    let messages: RequestMessages

    private let lines = ProgressLines()
    private static let pause = Duration.milliseconds(100)

    init(
        _ title: String,
        style: TerminalStyle,
        host: Host,
        messages: RequestMessages = RequestMessages()
    ) {
        self.title = title
        self.style = style
        self.host = host
        self.messages = messages
    }

    /// Draws the line while a body runs, and erases it afterwards.
    func draw<Value: Sendable>(during body: @escaping @Sendable () async -> Value) async -> Value {
        messages.beginDrawing()
        defer { messages.endDrawing() }
        let value = await withTaskGroup(of: Void.self) { group in
            group.addTask {
                var frame = 0
                while !Task.isCancelled {
                    draw(frame)
                    frame += 1
                    try? await Task.sleep(for: Self.pause)
                }
            }
            let value = await body()
            group.cancelAll()
            return value
        }
        erase()
        return value
    }

    /// Erases the line; may be called from any thread.
    func erase() {
        lines.erase(from: host.errorOutput)
    }

    private func draw(_ frame: Int) {
        // What is drawn after the clean-up would stay on the terminal.
        Interruption.waitIfEnding()
        let mark = style.spinnerFrames[frame % style.spinnerFrames.count]
        let progress = messages.progress.safe
        let title = title.safe + (progress.isEmpty ? "" : ": \(progress)")
        let shown = (messages.notes.map(\.safe) + ["\(mark) \(title)"]).map { line in
            style.line(line, columns: host.terminalColumns ?? 80)
        }
        lines.draw(shown, on: host.errorOutput)
    }
}

extension TerminalStyle {
    /// The characters of a spinner, one for each frame.
    var spinnerFrames: [String] { ascii ? ["|", "/", "-", "\\"] : ["◐", "◓", "◑", "◒"] }
}
