import Foundation
import Synchronization

/// Blocks threads until it is opened.
final class Latch: Sendable {
    private struct State {
        var isOpen = false
        var isStopped = false
        var held: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())

    /// Whether the server has stopped.
    var isStopped: Bool { state.withLock(\.isStopped) }

    /// Waits until the latch is open.
    func pass() {
        let semaphore = DispatchSemaphore(value: 0)
        let isOpen = state.withLock { state in
            if !state.isOpen { state.held.append(semaphore) }
            return state.isOpen
        }
        if !isOpen { semaphore.wait() }
    }

    /// Opens the latch for all waiting and later threads.
    func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for semaphore in held { semaphore.signal() }
    }

    /// Stops the server and opens the latch; returns false if it was already stopped.
    func stop() -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isStopped = true }
            return !state.isStopped
        }
        open()
        return isFirst
    }
}
