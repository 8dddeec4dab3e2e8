public import Networking
import Synchronization

/// A line transport with the attempts that a test gives it, which records the servers.
///
/// The attempts are made in order; after the last one, the server is unreachable.
public final class LineTransportSpy: LineTransport {
    /// The result of an attempt to connect.
    public enum Attempt: Sendable {
        /// The connection fails.
        case fails(TransportError)

        /// The server sends these lines and then fails; if the error is nil, it sends nothing more.
        case sends([String], then: TransportError?)
    }

    private struct Record {
        var attempts: [Attempt]
        var servers: [LineServer] = []
        var isShutDown = false
    }

    private let record: Mutex<Record>

    /// Creates a spy with attempts, in order.
    public init(_ attempts: [Attempt] = []) {
        record = Mutex(Record(attempts: attempts))
    }

    /// The servers of all attempts, in order.
    public var servers: [LineServer] { record.withLock(\.servers) }

    /// Whether it was shut down.
    public var isShutDown: Bool { record.withLock(\.isShutDown) }

    /// Shuts the spy down; later attempts throw `cancelled` and are not recorded.
    public func shutDown() {
        record.withLock { $0.isShutDown = true }
    }

    /// Records the server and makes the next attempt.
    public func connect(to server: LineServer) async throws(TransportError) -> any LineConnection {
        let attempt: Attempt? = record.withLock { record in
            guard !record.isShutDown else { return .fails(.cancelled) }
            record.servers.append(server)
            return record.attempts.isEmpty ? nil : record.attempts.removeFirst()
        }
        switch attempt {
        case .sends(let lines, let end): return Connection(lines: lines[...], end: end)
        case .fails(let error): throw error
        case nil: throw .unreachable(reason: "the spy has no more attempts")
        }
    }

    private struct Connection: LineConnection {
        var lines: ArraySlice<String>
        let end: TransportError?

        mutating func nextLine() async throws(TransportError) -> String {
            if let line = lines.popFirst() { return line }
            if let end { throw end }
            // This waits until the task is cancelled.
            let (silence, source) = AsyncStream.makeStream(of: Never.self)
            for await _ in silence {}
            source.finish()
            throw .cancelled
        }
    }
}
