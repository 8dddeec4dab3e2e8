import SectionCLibrary

/// Reads what is typed on a terminal, until it is stopped.
final class TerminalInput: Sendable {
    private let file: Int32
    private let patience: Duration

    /// Interrupts the wait for the next key, which would otherwise be lost to the next reader.
    private let end = try? WakeupPipe()

    /// - Parameter patience: how long the rest of a sequence may take; so long an escape alone waits
    ///   until it counts as the Escape key.
    init(_ file: Int32, patience: Duration) {
        self.file = file
        self.patience = patience
    }

    /// Sends events until the input ends or is stopped; blocks the calling thread.
    func read(to events: AsyncStream<DeviceEvent>.Continuation) {
        while let bytes = next() {
            events.yield(.bytes(bytes))
            if !hasMore { events.yield(.pause) }
        }
        events.yield(.closed)
        events.finish()
    }

    /// Stops reading and leaves further input to other readers; may be called from any thread.
    func stop() {
        end?.signal()
    }

    /// Waits for bytes; nil when the input has ended or reading was stopped.
    private func next() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while let ready = end?.ready([file]) {
            guard ready[0] else { continue }
            let count = SectionCLibrary.read(file, &buffer, buffer.count)
            if count > 0 { return Array(buffer[..<count]) }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return nil }
        }
        return nil
    }

    /// Whether more bytes follow immediately, as the rest of a sequence does.
    private var hasMore: Bool {
        end?.ready([file], within: patience) == [true]
    }
}
