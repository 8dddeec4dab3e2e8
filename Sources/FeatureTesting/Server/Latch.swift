import Foundation
import Synchronization

/// Holds threads until it is opened.
final class Latch: Sendable {
    private struct State {
        var isOpen = false
        var isStopped = false
        var held: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())

    /// Whether the server is no more.
    var isStopped: Bool { state.withLock(\.isStopped) }

    /// Returns once the latch is open.
    func pass() {
        let semaphore = DispatchSemaphore(value: 0)
        let isOpen = state.withLock { state in
            if !state.isOpen { state.held.append(semaphore) }
            return state.isOpen
        }
        if !isOpen { semaphore.wait() }
    }

    /// Lets through all that are held and all that come.
    func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for semaphore in held { semaphore.signal() }
    }

    /// Opens it for good; false if that was done before.
    func stop() -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isStopped = true }
            return !state.isStopped
        }
        open()
        return isFirst
    }
}
