import CLibrary

/// What is typed at a terminal, read for as long as somebody wants it.
final class TerminalInput: Sendable {
    private let file: Int32

    /// Ends the wait for the next key, which would else be taken from whoever reads after us.
    private let end = try? WakeupPipe()

    init(_ file: Int32) {
        self.file = file
    }

    /// Tells what comes, until nothing will or it is stopped; blocks the thread it is on.
    func read(to events: AsyncStream<DeviceEvent>.Continuation) {
        while let bytes = next() {
            events.yield(.bytes(bytes))
            if !hasMore { events.yield(.pause) }
        }
        events.yield(.closed)
        events.finish()
    }

    /// Leaves what comes from now on to others; may be called from any thread.
    func stop() {
        end?.signal()
    }

    /// Waits for bytes; nil when none will come any more, or it is stopped.
    private func next() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while let ready = end?.ready([file]) {
            guard ready[0] else { continue }
            let count = CLibrary.read(file, &buffer, buffer.count)
            if count > 0 { return Array(buffer[..<count]) }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return nil }
        }
        return nil
    }

    /// Whether more comes at once, as the rest of a sequence does.
    private var hasMore: Bool {
        end?.ready([file], within: .milliseconds(50)) == [true]
    }
}
