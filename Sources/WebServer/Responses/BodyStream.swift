import Synchronization

/// A body that is sent while it is made.
package protocol BodySource: AnyObject, Sendable {
    /// Returns the next piece, or that there is none yet, or none any more.
    ///
    /// - Parameter count: the number of pieces that were taken before.
    func next(after count: Int) -> BodyPiece

    /// Calls a closure after each change, until it is removed by the number that is returned.
    func listen(_ listener: @escaping @Sendable () -> Void) -> Int

    /// Removes a listener by its number.
    func remove(listener: Int)
}

/// What a body has for a connection that has written all before it.
package enum BodyPiece: Sendable {
    /// Bytes to write.
    case piece([UInt8])

    /// There is nothing yet.
    case wait

    /// There is nothing any more.
    case end
}

/// A body that goes on for as long as its client wants it, such as server-sent events.
///
/// A connection that writes it notices when the client has gone, and a server that ends does not wait
/// for it.
package protocol EndlessBody: BodySource {
    /// What is written when nothing else was for ``RequestLimits/beatTime``, so that no proxy takes the
    /// connection for a dead one.
    var beat: [UInt8] { get }
}

/// A body that is sent while it is made, to all who asked for the same.
package final class BodyStream: BodySource {
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

    package func next(after count: Int) -> BodyPiece {
        state.withLock { state in
            if count < state.pieces.count { return .piece(state.pieces[count]) }
            return state.isFinished ? .end : .wait
        }
    }

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
