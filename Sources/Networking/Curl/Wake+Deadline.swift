#if os(macOS) || os(Linux)
    import CLibrary

    extension Wake {
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
                guard let ready = ready(numbers, within: left) else { throw .cancelled }
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
