#if os(macOS) || os(Linux)
    import CLibrary

    extension WakeupPipe {
        /// Says which of the descriptors have something to read, and then which have room for
        /// something to be written, once one has.
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

        /// Lets a moment pass.
        ///
        /// - Throws: `cancelled` when signalled.
        func pause(until moment: ContinuousClock.Instant) throws(TransportError) {
            let left = ContinuousClock.now.duration(to: moment)
            guard ready([], within: left) != nil else { throw .cancelled }
        }
    }
#endif
