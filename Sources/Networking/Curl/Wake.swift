#if os(macOS) || os(Linux)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// Wakes a thread that waits for descriptors, once, from any other.
    final class Wake: Sendable {
        private let channel: Channel

        /// Makes one that nobody has signalled yet.
        init() throws(TransportError) {
            channel = try Channel()
        }

        /// Ends all waiting, now and from now on.
        func signal() {
            // The reading end is open as long as this lives, so there is no SIGPIPE.
            _ = channel.fill([1])
        }

        /// Says which of the descriptors have something to read, once one has.
        ///
        /// - Throws: `cancelled` when signalled, `timedOut` at the deadline.
        func wait(
            for numbers: [Int32],
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> [Bool] {
            while true {
                let left = ContinuousClock.now.duration(to: deadline)
                guard left > .zero else { throw .timedOut }
                let ready = try ready(numbers, within: left)
                if ready.contains(true) { return ready }
            }
        }

        /// Lets a moment pass.
        ///
        /// - Throws: `cancelled` when signalled.
        func pause(until moment: ContinuousClock.Instant) throws(TransportError) {
            _ = try ready([], within: ContinuousClock.now.duration(to: moment))
        }

        private func ready(
            _ numbers: [Int32],
            within time: Duration
        ) throws(TransportError) -> [Bool] {
            var polled = ([channel.reading.number] + numbers).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let milliseconds = (time / .milliseconds(1)).rounded(.up)
            _ = poll(&polled, nfds_t(polled.count), Int32(max(0, min(milliseconds, 60_000))))
            if polled[0].revents != 0 { throw .cancelled }
            return polled.dropFirst().map { $0.revents != 0 }
        }
    }
#endif
