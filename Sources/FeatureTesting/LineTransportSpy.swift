public import Networking
import Synchronization

/// A transport of lines that connects as a test told it and remembers to which servers.
///
/// Its attempts are given in turn; once they are used up, and if there are none, nobody is there.
public final class LineTransportSpy: LineTransport {
    /// What becomes of an attempt to connect.
    public enum Attempt: Sendable {
        /// There is no connection.
        case fails(TransportError)

        /// These lines come, and then the failure; nothing more comes if that is nil.
        case sends([String], then: TransportError?)
    }

    private struct Record {
        var attempts: [Attempt]
        var servers: [LineServer] = []
        var isShutDown = false
    }

    private let record: Mutex<Record>

    /// Makes a spy for which these attempts are made, in this order.
    public init(_ attempts: [Attempt] = []) {
        record = Mutex(Record(attempts: attempts))
    }

    /// The servers it was to connect to, in order.
    public var servers: [LineServer] { record.withLock(\.servers) }

    /// Whether it was shut down.
    public var isShutDown: Bool { record.withLock(\.isShutDown) }

    /// Notes that; attempts throw `cancelled` from now on, and their servers are not noted.
    public func shutDown() {
        record.withLock { $0.isShutDown = true }
    }

    /// Notes the server and makes the next attempt.
    public func connect(to server: LineServer) async throws(TransportError) -> any LineConnection {
        let attempt: Attempt? = record.withLock { record in
            guard !record.isShutDown else { return .fails(.cancelled) }
            record.servers.append(server)
            return record.attempts.isEmpty ? nil : record.attempts.removeFirst()
        }
        switch attempt {
        case .sends(let lines, let end): return Connection(lines: lines[...], end: end)
        case .fails(let error): throw error
        case nil: throw .unreachable(reason: "nobody is there")
        }
    }

    private struct Connection: LineConnection {
        var lines: ArraySlice<String>
        let end: TransportError?

        mutating func nextLine() async throws(TransportError) -> String {
            if let line = lines.popFirst() { return line }
            if let end { throw end }
            // Nothing ever comes of this, until the task is cancelled.
            let (silence, source) = AsyncStream.makeStream(of: Never.self)
            for await _ in silence {}
            source.finish()
            throw .cancelled
        }
    }
}
