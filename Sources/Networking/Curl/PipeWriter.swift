#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// What goes to a child through a pipe, as fast as the child takes it.
    ///
    /// Both ends stay open here until all is written, so that no write can fail because the child
    /// died. Then both are closed, and the child has read to the end.
    struct PipeWriter: ~Copyable {
        /// The descriptor for the child to read from.
        let source: Int32

        /// The descriptor to wait for; a negative one, which `poll` passes over, after the end.
        private(set) var polled: Int32

        private var channel: AnonymousPipe?
        private var rest: Data

        /// Makes a pipe for some bytes, which are written when it is waited for.
        init(_ bytes: Data) throws(TransportError) {
            let channel = try piped(AnonymousPipe.init)
            source = channel.reading.number
            polled = channel.writing.number
            channel.neverWait()
            self.channel = consume channel
            rest = bytes
        }

        /// Writes what there is room for.
        mutating func write() {
            rest = rest.dropFirst(rest.withUnsafeBytes { writeSome($0, to: polled) })
            guard rest.isEmpty else { return }
            polled = -1
            channel = nil
        }
    }
#endif
