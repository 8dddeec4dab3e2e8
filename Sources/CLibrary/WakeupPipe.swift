/// Wakes a thread that waits for descriptors, once, from any other.
package final class WakeupPipe: Sendable {
    private let channel: AnonymousPipe

    /// Another that ends the waiting too.
    private let other: WakeupPipe?

    /// Makes one that nobody has signalled yet.
    package init() throws(SystemError) {
        channel = try AnonymousPipe()
        other = nil
    }

    /// Makes one that nobody has signalled yet, whose waiting ends with that of another too.
    package init(or other: WakeupPipe) throws(SystemError) {
        channel = try AnonymousPipe()
        self.other = other
    }

    /// Ends all waiting, now and from now on.
    package func signal() {
        // The reading end is open as long as this lives, so there is no SIGPIPE.
        _ = channel.fill([1])
    }

    /// Says which of the descriptors have something to read, and then which have room for
    /// something to be written, once one has; nil when signalled.
    ///
    /// None may have when the time is over, or a minute, or a signal came. Negative descriptors are
    /// passed over.
    package func ready(
        _ numbers: [Int32],
        writing: [Int32] = [],
        within time: Duration? = nil
    ) -> [Bool]? {
        let wakes = [channel.reading.number, other?.channel.reading.number ?? -1]
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
