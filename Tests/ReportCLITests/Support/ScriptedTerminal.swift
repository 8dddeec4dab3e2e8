import ScreenHost
import Synchronization
import FeatureTesting

/// A terminal with scripted keys, each sent once a text is shown and a gate is open.
final class ScriptedTerminal: ScreenDevice {
    let screen = VirtualScreen()
    let size = ScreenSize(columns: 80, rows: 24)
    private let script: [(sight: String, keys: String)]
    private let gate: Gate?
    private let written = Mutex("")

    /// Sends these keys at once.
    convenience init(_ keys: String) {
        self.init([("", keys)])
    }

    init(_ script: [(sight: String, keys: String)], after gate: Gate? = nil) {
        self.script = script
        self.gate = gate
    }

    /// Everything that was written to the terminal.
    var shown: String { written.withLock { $0 } }

    func open() -> AsyncStream<DeviceEvent> {
        AsyncStream { source in
            Task {
                for (sight, keys) in script {
                    if !sight.isEmpty { await screen.shows(sight) }
                    await gate?.passed()
                    source.yield(.bytes(Array(keys.utf8)))
                }
                source.finish()
            }
        }
    }

    func write(_ text: String) {
        screen.write(text)
        written.withLock { $0 += text }
    }

    func close() {}
    func suspend() {}
}
