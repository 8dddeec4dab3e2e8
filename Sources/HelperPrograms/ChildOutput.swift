#if os(macOS) || os(Linux)
    import SectionCLibrary
    import SectionEssentials

    /// The bytes that a child writes to one of its descriptors, up to a limit.
    final class ChildOutput {
        /// The descriptor of the child.
        let number: Int32

        private(set) var bytes = Data()
        private(set) var isOpen = true

        /// Whether the child wrote more than the limit.
        private(set) var isOver = false

        private let limit: Int

        /// The pipe, until the child has its writing end.
        private var pipe: AnonymousPipe?

        private var reading: Descriptor?

        /// Creates a pipe for a descriptor of a child that is not started yet.
        init(_ number: Int32, limit: Int) throws(SystemError) {
            self.number = number
            self.limit = limit
            pipe = try AnonymousPipe()
        }

        /// The descriptor that the child must inherit as ``number``.
        var target: Int32 { pipe?.writing.number ?? -1 }

        /// Closes the writing end here, so that the output ends when the child closes its own.
        func closeTarget() {
            if let pipe = pipe.take() { reading = pipe.reader() }
        }

        /// The descriptor to wait for; after the end a negative one, which `poll` ignores.
        var polled: Int32 { isOpen ? reading?.number ?? -1 : -1 }

        /// Reads the available bytes; blocks if there are none.
        func read() {
            withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
                guard let count = try? readSome(from: polled, into: buffer), count > 0 else {
                    isOpen = false
                    return
                }
                let room = max(0, limit - bytes.count)
                isOver = isOver || count > room
                bytes.append(
                    contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<min(count, room)]))
            }
        }
    }
#endif
