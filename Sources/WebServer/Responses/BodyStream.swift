import Synchronization

/// A body that is sent while it is made, to all who asked for the same.
package final class BodyStream: Sendable {
    private struct State {
        var pieces: [[UInt8]] = []
        var isFinished = false
        var listeners: [Int: @Sendable () -> Void] = [:]
        var lastListener = 0
    }

    private let state = Mutex(State())

    /// Starts an empty body.
    package init() {}

    /// Adds bytes.
    package func append(_ bytes: [UInt8]) {
        if bytes.isEmpty { return }
        tell { $0.pieces.append(bytes) }
    }

    /// Ends the body.
    package func finish() {
        tell { $0.isFinished = true }
    }

    private func tell(_ change: (inout State) -> Void) {
        let listeners = state.withLock { state in
            change(&state)
            return Array(state.listeners.values)
        }
        for listener in listeners { listener() }
    }

    /// The whole body; nil if it is still made.
    package var whole: [UInt8]? {
        state.withLock { $0.isFinished ? Array($0.pieces.joined()) : nil }
    }

    /// The piece at an index, or that there is none yet, or none any more.
    enum Next {
        case piece([UInt8])
        case wait
        case end
    }

    func next(after count: Int) -> Next {
        state.withLock { state in
            if count < state.pieces.count { return .piece(state.pieces[count]) }
            return state.isFinished ? .end : .wait
        }
    }

    /// Calls a closure after each change, until it is removed by the number that is returned.
    package func listen(_ listener: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = listener
            return state.lastListener
        }
    }

    package func remove(listener: Int) {
        state.withLock { $0.listeners[listener] = nil }
    }
}
