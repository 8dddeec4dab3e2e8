/// A descriptor to wait for, and what it is ready for.
package struct PollEntry {
    private var entry: pollfd

    /// Creates an entry; one with a negative descriptor is never ready.
    package init(_ number: Int32, reads: Bool, writes: Bool = false) {
        let events = (reads ? POLLIN : 0) | (writes ? POLLOUT : 0)
        entry = pollfd(fd: number, events: Int16(events), revents: 0)
    }

    package var isReady: Bool { entry.revents != 0 }

    /// Whether there are bytes to read, or the other side has ended.
    package var canRead: Bool { entry.revents & Int16(POLLIN | POLLHUP) != 0 }

    /// Whether nothing can be read or written any more.
    package var hasFailed: Bool {
        entry.revents & Int16(POLLERR | POLLNVAL) != 0
            || entry.revents & Int16(POLLHUP | POLLIN) == Int16(POLLHUP)
    }

    /// Waits until an entry is ready, or until a time.
    package static func wait(
        for entries: inout [PollEntry], until time: ContinuousClock.Instant? = nil
    ) {
        let timeout = time.map { time in
            let (seconds, rest) = min(max(.zero, time - .now), .seconds(60)).components
            return Int32(
                clamping: seconds * 1000 + (rest + 999_999_999_999_999) / 1_000_000_000_000_000)
        }
        entries.withUnsafeMutableBufferPointer { entries in
            entries.withMemoryRebound(to: pollfd.self) {
                _ = poll($0.baseAddress, nfds_t($0.count), timeout ?? -1)
            }
        }
    }
}

/// Wakes a thread that waits for entries, as often as it must; see ``WakeupPipe`` for one end.
package struct Waker: ~Copyable, Sendable {
    private let pipe: AnonymousPipe

    /// Creates a waker that has not been called.
    package init() throws(SystemError) {
        pipe = try AnonymousPipe()
        pipe.setNonBlocking()
        _ = fcntl(pipe.reading.number, F_SETFL, O_NONBLOCK)
    }

    /// The descriptor that is readable when it was called.
    package var number: Int32 { pipe.reading.number }

    /// Wakes the thread.
    package borrowing func wake() {
        _ = pipe.fill([1])
    }

    /// Forgets that it was called.
    package borrowing func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(pipe.reading.number, &bytes, bytes.count) == bytes.count {}
    }
}
