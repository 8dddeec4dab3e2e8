@testable import ScreenHost
import Synchronization
import FeatureTesting

/// A device whose keys a test types and whose screen it reads.
final class VirtualDevice: ScreenDevice {
    private let screen: VirtualScreen
    private let state: Mutex<(size: ScreenSize, isOpen: Bool)>
    private let events = AsyncStream<DeviceEvent>.makeStream()

    init(_ screen: VirtualScreen, columns: Int = 80, rows: Int = 24) {
        self.screen = screen
        state = Mutex((ScreenSize(columns: columns, rows: rows), false))
    }

    var size: ScreenSize { state.withLock(\.size) }

    func open() -> AsyncStream<DeviceEvent> {
        state.withLock { $0.isOpen = true }
        screen.write(ControlSequence.enter)
        return events.stream
    }

    func write(_ text: String) {
        if state.withLock(\.isOpen) { screen.write(text) }
    }

    func close() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        if wasOpen { screen.write(ControlSequence.leave) }
    }

    func suspend() {
        close()
    }

    // MARK: Test actions

    func type(_ text: String) {
        events.continuation.yield(.bytes(Array(text.utf8)))
        events.continuation.yield(.pause)
    }

    func resize(columns: Int, rows: Int) {
        state.withLock { $0.size = ScreenSize(columns: columns, rows: rows) }
        screen.resize(columns: columns, rows: rows)
        events.continuation.yield(.changed)
    }

    /// Ends the input.
    func hangUp() {
        events.continuation.yield(.closed)
    }
}
