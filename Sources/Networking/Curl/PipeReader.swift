#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// What comes from one descriptor, up to a limit.
    struct PipeReader {
        private(set) var bytes = Data()
        private(set) var isOpen = true
        private(set) var isOver = false
        private let number: Int32
        private let limit: Int

        /// Reads from a descriptor, which has to live as long as this does.
        init(_ descriptor: borrowing Descriptor, limit: Int) {
            number = descriptor.number
            self.limit = limit
        }

        /// The descriptor to wait for; a negative one, which `poll` passes over, after the end.
        var polled: Int32 { isOpen ? number : -1 }

        /// Takes what is there; blocks when nothing is.
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
