import Synchronization
import WebServer

/// What is to be sent to one who watches pages, as server-sent events (HTML, 9.2): of each part of a
/// page only the latest markup, so that a slow client is not sent what is old already.
final class LiveStream: EndlessBody {
    /// A part of a page.
    struct Part: Hashable {
        let page: String
        let place: Int
    }

    private struct State {
        /// The events of parts in the order in which they are sent.
        var events: [(part: Part, bytes: [UInt8])] = []
        var hasBegun = false

        /// The pages that may still change.
        var pages: Set<String>
        var listeners: [Int: @Sendable () -> Void] = [:]
        var lastListener = 0
    }

    private let state: Mutex<State>

    /// Starts a stream about pages.
    init(of pages: Set<String>) {
        state = Mutex(State(pages: pages))
    }

    /// A comment.
    let beat = Array(":\n\n".utf8)

    /// The first bytes: how long a browser waits before it connects again, in milliseconds.
    private static let start = Array("retry: 2000\n\n".utf8)

    /// Sends an event about a part, instead of one that has not been sent yet.
    func put(_ bytes: [UInt8], of part: Part) {
        tell { state in
            // It goes to the end, so that the number of the last event tells all that were sent.
            state.events.removeAll { $0.part == part }
            state.events.append((part, bytes))
        }
    }

    /// Ends the events about a page, with a last one.
    func end(_ page: String, _ bytes: [UInt8]) {
        tell { state in
            guard state.pages.remove(page) != nil else { return }
            state.events.append((Part(page: page, place: -1), bytes))
        }
    }

    private func tell(_ change: (inout State) -> Void) {
        let listeners = state.withLock { state in
            change(&state)
            return Array(state.listeners.values)
        }
        for listener in listeners { listener() }
    }

    func next(after count: Int) -> BodyPiece {
        state.withLock { state in
            if !state.hasBegun {
                state.hasBegun = true
                return .piece(Self.start)
            }
            if !state.events.isEmpty { return .piece(state.events.removeFirst().bytes) }
            return state.pages.isEmpty ? .end : .wait
        }
    }

    func listen(_ listener: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = listener
            return state.lastListener
        }
    }

    func remove(listener: Int) {
        state.withLock { $0.listeners[listener] = nil }
    }
}

/// A stream as the connection of its viewer holds it: when the connection ends, nobody watches any more.
final class WatchedStream: EndlessBody {
    private let stream: LiveStream
    private let leave: @Sendable () -> Void

    init(_ stream: LiveStream, leave: @escaping @Sendable () -> Void) {
        (self.stream, self.leave) = (stream, leave)
    }

    deinit { leave() }

    var beat: [UInt8] { stream.beat }
    func next(after count: Int) -> BodyPiece { stream.next(after: count) }
    func listen(_ listener: @escaping @Sendable () -> Void) -> Int { stream.listen(listener) }
    func remove(listener: Int) { stream.remove(listener: listener) }
}
