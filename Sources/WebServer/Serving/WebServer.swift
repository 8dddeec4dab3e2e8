import Dispatch
package import SectionCLibrary
package import SectionEssentials
import Synchronization

/// A server of HTTP/1.1, small and strict: one thread polls all connections and parses their requests; a
/// handler answers them, at once or later.
package final class WebServer: Sendable {
    private let limits: RequestLimits
    private let handler: any WebHandler
    private let clock: @Sendable () -> Date
    private let mailbox: Mailbox
    private let ended = DispatchSemaphore(value: 0)

    /// Creates a server, which serves once it runs.
    ///
    /// - Throws: `SystemError` if the system has no descriptors left.
    package init(
        limits: RequestLimits = RequestLimits(), clock: @escaping @Sendable () -> Date,
        handler: any WebHandler
    ) throws(SystemError) {
        self.limits = limits
        self.clock = clock
        self.handler = handler
        mailbox = try Mailbox()
    }

    /// Ends ``run(_:)``: no connection is taken any more, and responses that are being written are
    /// finished if they are within the time.
    package func stop(within time: Duration = .seconds(2)) {
        mailbox.send(.stop(within: time))
    }

    /// Waits until ``run(_:)`` has returned.
    package func waitForEnd() {
        ended.wait()
        ended.signal()
    }

    // MARK: - The loop

    /// The connections, on the thread that serves.
    private struct Serving: ~Copyable {
        var connections: [Int: WebConnection] = [:]
        var last = 0
        var date = ResponseDate()

        /// When connections are taken again, after the process had no descriptor left for one.
        var pause: ContinuousClock.Instant?

        /// When the server ends at the latest; nil while it takes connections.
        var end: ContinuousClock.Instant?
    }

    /// Serves on the calling thread until ``stop(within:)``.
    package func run(_ listener: WebListener) {
        defer {
            listener.close()
            ended.signal()
        }
        var serving = Serving()
        while true {
            let polled = serving.connections.values.sorted { $0.number < $1.number }
            var entries = [PollEntry(mailbox.number, reads: true)]
            let accepts = serving.end == nil && serving.pause == nil
            entries.append(PollEntry(accepts ? listener.number : -1, reads: true))
            for connection in polled {
                entries.append(
                    PollEntry(
                        connection.socket, reads: connection.wantsToRead,
                        writes: connection.wantsToWrite))
            }
            let due = polled.map(\.deadline).min()
            let until = [due, serving.end, serving.pause].compactMap(\.self).min()
            PollEntry.wait(for: &entries, until: until)

            let now = ContinuousClock.now
            if let pause = serving.pause, pause <= now { serving.pause = nil }
            take(mailbox.take(ifReady: entries[0]), &serving, now)
            for (connection, entry) in zip(polled, entries.dropFirst(2)) where entry.isReady {
                work(on: connection, entry, &serving, now)
            }
            if entries[1].isReady { accept(from: listener, &serving, now) }
            for connection in polled where connection.deadline <= now {
                if !connection.expire(now: now) { serving.connections[connection.number] = nil }
            }
            if let end = serving.end {
                listener.close()
                serving.connections = serving.connections.filter {
                    !$0.value.isReplaceable && !$0.value.isEndless
                }
                if serving.connections.isEmpty || end <= now { break }
            }
        }
    }

    private func take(
        _ messages: [Mailbox.Message], _ serving: inout Serving, _ now: ContinuousClock.Instant
    ) {
        var isWoken = false
        for message in messages {
            switch message {
            case .wake: isWoken = true
            case .stop(let time): serving.end = serving.end ?? now + time
            case .response(let response, let number):
                guard let connection = serving.connections[number] else { continue }
                respond(response, on: connection, &serving, now)
                write(on: connection, &serving, now)
            }
        }
        guard isWoken else { return }
        for connection in serving.connections.values where connection.activity == .writing {
            write(on: connection, &serving, now)
        }
    }

    private func work(
        on connection: WebConnection, _ entry: PollEntry, _ serving: inout Serving,
        _ now: ContinuousClock.Instant
    ) {
        if entry.hasFailed {
            serving.connections[connection.number] = nil
            return
        }
        if connection.wantsToRead, entry.canRead {
            follow(connection.read(now: now), of: connection, &serving, now)
        } else {
            write(on: connection, &serving, now)
        }
    }

    /// Answers what a connection asks, and what it has asked after that.
    private func follow(
        _ outcome: WebConnection.Outcome, of connection: WebConnection, _ serving: inout Serving,
        _ now: ContinuousClock.Instant
    ) {
        var outcome = outcome
        while true {
            switch outcome {
            case .ends:
                serving.connections[connection.number] = nil
                return
            case .goesOn: break
            case .asks(let request):
                let number = connection.number
                let response = handler.response(to: request) { [mailbox] response in
                    mailbox.send(.response(response, connection: number))
                }
                guard let response else { return }
                respond(response, on: connection, &serving, now)
            }
            guard connection.wantsToWrite else { return }
            guard connection.write(now: now) else {
                serving.connections[connection.number] = nil
                return
            }
            guard case .asks = outcome, connection.activity == .reading else { return }
            outcome = connection.next(now: now)
        }
    }

    private func write(
        on connection: WebConnection, _ serving: inout Serving, _ now: ContinuousClock.Instant
    ) {
        guard connection.write(now: now) else {
            serving.connections[connection.number] = nil
            return
        }
        // The client may have sent the next request already.
        if connection.activity == .reading {
            follow(connection.next(now: now), of: connection, &serving, now)
        }
    }

    private func respond(
        _ response: WebResponse, on connection: WebConnection, _ serving: inout Serving,
        _ now: ContinuousClock.Instant
    ) {
        let date = serving.date.text(at: Int(clamping: clock().timeIntervalSince1970))
        connection.respond(response, date: date, mayKeep: serving.end == nil, now: now)
    }

    // MARK: - New connections

    private func accept(
        from listener: WebListener, _ serving: inout Serving,
        _ now: ContinuousClock.Instant
    ) {
        // Some at a time, so that those who are connected are served too.
        for _ in 0..<32 {
            let taken: Descriptor?
            do throws(SystemError) { taken = try listener.accept() } catch {
                serving.pause = now + .milliseconds(100)
                return
            }
            guard let descriptor = taken else { return }
            if serving.connections.count >= limits.connections {
                // Who waits longest without a complete request makes room.
                let waiting = serving.connections.values.filter(\.isReplaceable)
                guard let oldest = waiting.min(by: { $0.waitsSince < $1.waitsSince }) else {
                    continue
                }
                serving.connections[oldest.number] = nil
            }
            serving.last += 1
            let connection = WebConnection(
                descriptor, number: serving.last, limits: limits, now: now)
            connection.receive { [handler] in handler.receiver(of: $0) }
            connection.wake = { [mailbox] in mailbox.send(.wake) }
            connection.date = { [clock] in
                ResponseDate.text(of: Int(clamping: clock().timeIntervalSince1970))
            }
            serving.connections[serving.last] = connection
        }
    }
}

/// What other threads tell the thread of the server, which they wake.
final class Mailbox: Sendable {
    enum Message: Sendable {
        /// The response to the request of a connection.
        case response(WebResponse, connection: Int)

        /// A body has more to write.
        case wake

        /// The server ends, within a time.
        case stop(within: Duration)
    }

    private let waker: Waker
    private let messages = Mutex<[Message]>([])

    init() throws(SystemError) {
        waker = try Waker()
    }

    /// The descriptor that is readable when there are messages.
    var number: Int32 { waker.number }

    func send(_ message: Message) {
        let isFirst = messages.withLock { messages in
            messages.append(message)
            return messages.count == 1
        }
        if isFirst { waker.wake() }
    }

    /// Takes all messages, after waiting for the entry of its descriptor.
    func take(ifReady entry: PollEntry) -> [Message] {
        guard entry.isReady else { return [] }
        waker.clear()
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
