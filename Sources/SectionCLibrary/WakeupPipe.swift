/// Wakes a thread that waits for descriptors, from any other thread (the self-pipe technique).
package final class WakeupPipe: Sendable {
    private let pipe: AnonymousPipe

    /// Another pipe that ends the waiting too.
    private let other: WakeupPipe?

    /// Creates a pipe that is not signalled yet.
    package init() throws(SystemError) {
        pipe = try AnonymousPipe()
        other = nil
    }

    /// Creates a pipe whose waiting also ends when another pipe is signalled.
    package init(or other: WakeupPipe) throws(SystemError) {
        pipe = try AnonymousPipe()
        self.other = other
    }

    /// Ends all current and later waits.
    package func signal() {
        // The reading end is open as long as this value exists, so there is no SIGPIPE.
        _ = pipe.fill([1])
    }

    /// Waits until a descriptor is ready; returns which are readable, and then which are writable;
    /// nil when signalled.
    ///
    /// None may be ready after the given time, after a minute, or after a Unix signal. Negative
    /// descriptors are ignored.
    package func ready(
        _ numbers: [Int32],
        writing: [Int32] = [],
        within time: Duration? = nil
    ) -> [Bool]? {
        let wakes = [pipe.reading.number, other?.pipe.reading.number ?? -1]
        var polled =
            (wakes + numbers).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            } + writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
        let milliseconds = time.map { ($0 / .milliseconds(1)).rounded(.up) }
        let timeout = milliseconds.map { Int32(max(0, min($0, 60_000))) } ?? -1
        _ = poll(&polled, nfds_t(polled.count), timeout)
        if polled[..<wakes.count].contains(where: { $0.revents != 0 }) { return nil }
        return polled[wakes.count...].map { $0.revents != 0 }
    }
}
