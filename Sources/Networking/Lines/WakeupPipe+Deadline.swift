#if os(macOS) || os(Linux)
    import SectionCLibrary

    extension WakeupPipe {
        /// Waits until a descriptor is ready; returns which are readable, and then which are
        /// writable.
        ///
        /// - Throws: `cancelled` when signalled, `timedOut` at the deadline.
        func wait(
            for numbers: [Int32],
            writing: [Int32] = [],
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> [Bool] {
            while true {
                let left = ContinuousClock.now.duration(to: deadline)
                guard left > .zero else { throw .timedOut }
                let ready = ready(numbers, writing: writing, within: left)
                guard let ready else { throw .cancelled }
                if ready.contains(true) { return ready }
            }
        }
    }
#endif
