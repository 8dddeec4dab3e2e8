#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// Reads bytes from a descriptor, up to a limit.
    struct PipeReader {
        private(set) var bytes = Data()
        private(set) var isOpen = true
        private(set) var isOver = false
        private let number: Int32
        private let limit: Int

        /// Creates a reader; the descriptor must outlive it.
        init(_ descriptor: borrowing Descriptor, limit: Int) {
            number = descriptor.number
            self.limit = limit
        }

        /// The descriptor to wait for; after the end a negative one, which `poll` ignores.
        var polled: Int32 { isOpen ? number : -1 }

        /// Reads the available bytes; blocks if there are none.
        mutating func read() {
            withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
                guard let count = try? readSome(from: number, into: buffer), count > 0 else {
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
