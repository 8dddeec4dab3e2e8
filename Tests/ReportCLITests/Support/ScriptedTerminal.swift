import ScreenHost
import Synchronization
import FeatureTesting

/// A terminal at which someone types, each time waiting to see something first.
final class ScriptedTerminal: ScreenDevice {
    let screen = VirtualScreen()
    let size = ScreenSize(columns: 80, rows: 24)
    private let script: [(sight: String, keys: String)]
    private let written = Mutex("")

    /// Types these keys whatever is shown.
    convenience init(_ keys: String) {
        self.init([("", keys)])
    }

    init(_ script: [(sight: String, keys: String)]) {
        self.script = script
    }

    /// All that was ever shown.
    var shown: String { written.withLock { $0 } }

    func open() -> AsyncStream<DeviceEvent> {
        AsyncStream { source in
            Task {
                for (sight, keys) in script {
                    if !sight.isEmpty { await screen.shows(sight) }
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
