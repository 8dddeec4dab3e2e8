#if os(macOS) || os(Linux)
    import SectionCLibrary
    import SectionEssentials

    /// Writes bytes to a child through a pipe, as fast as the child reads them.
    ///
    /// Both ends stay open here until everything is written, so that no write fails because the
    /// child exited. Then both are closed, so that the child reads the end.
    final class ChildInput {
        /// The descriptor of the child.
        let number: Int32

        /// The descriptor that the child must inherit as ``number``.
        let source: Int32

        /// The descriptor to wait for; after the end a negative one, which `poll` ignores.
        private(set) var polled: Int32

        private var pipe: AnonymousPipe?
        private var rest: Data

        /// Creates a pipe for bytes, which ``write()`` writes.
        init(_ number: Int32, _ bytes: Data) throws(SystemError) {
            let pipe = try AnonymousPipe()
            self.number = number
            source = pipe.reading.number
            polled = pipe.writing.number
            pipe.setNonBlocking()
            self.pipe = consume pipe
            rest = bytes
        }

        /// Writes as many bytes as the pipe has room for.
        func write() {
            rest = rest.dropFirst(rest.withUnsafeBytes { writeSome($0, to: polled) })
            guard rest.isEmpty else { return }
            polled = -1
            pipe = nil
        }
    }
#endif
