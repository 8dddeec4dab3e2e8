#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// Writes bytes to a child through a pipe, as fast as the child reads them.
    ///
    /// Both ends stay open here until everything is written, so that no write fails because the
    /// child exited. Then both are closed, so that the child reads the end.
    struct PipeWriter: ~Copyable {
        /// The descriptor for the child to read from.
        let source: Int32

        /// The descriptor to wait for; after the end a negative one, which `poll` ignores.
        private(set) var polled: Int32

        private var pipe: AnonymousPipe?
        private var rest: Data

        /// Creates a pipe for bytes, which ``write()`` writes.
        init(_ bytes: Data) throws(TransportError) {
            let pipe = try piped(AnonymousPipe.init)
            source = pipe.reading.number
            polled = pipe.writing.number
            pipe.setNonBlocking()
            self.pipe = consume pipe
            rest = bytes
        }

        /// Writes as many bytes as the pipe has room for.
        mutating func write() {
            rest = rest.dropFirst(rest.withUnsafeBytes { writeSome($0, to: polled) })
            guard rest.isEmpty else { return }
            polled = -1
            pipe = nil
        }
    }
#endif
