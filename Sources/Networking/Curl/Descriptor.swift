#if os(macOS) || os(Linux)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// A file descriptor that is closed when its owner is gone, and in a new program.
    struct Descriptor: ~Copyable, Sendable {
        let number: Int32

        /// Owns a descriptor from now on.
        init(owning number: Int32) {
            self.number = number
        }

        /// Moves it above those that a child is given, so that giving it one never replaces
        /// another: a program may have been started without standard streams.
        consuming func raised() throws(TransportError) -> Descriptor {
            let raised = fcntl(number, F_DUPFD_CLOEXEC, 10)
            guard raised >= 0 else { throw .noDescriptor(errno) }
            return Descriptor(owning: raised)
        }

        deinit {
            close(number)
        }
    }

    /// A pipe of which nobody else has an end.
    struct Channel: ~Copyable, Sendable {
        let reading: Descriptor
        let writing: Descriptor

        /// Makes an empty pipe.
        init() throws(TransportError) {
            var ends: [Int32] = [-1, -1]
            guard privatePipe(&ends) == 0 else { throw .noDescriptor(errno) }
            let first = Descriptor(owning: ends[0])
            let second = Descriptor(owning: ends[1])
            let reading = try first.raised()
            let writing = try second.raised()
            self.reading = reading
            self.writing = writing
        }

        /// Puts bytes in, if the pipe has room for all of them.
        borrowing func fill(_ bytes: [UInt8]) -> Bool {
            _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
            return write(writing.number, bytes, bytes.count) == bytes.count
        }
    }

    extension TransportError {
        static func noDescriptor(_ code: Int32) -> TransportError {
            .unreachable(reason: "no pipe to curl could be made: \(describe(code))")
        }
    }
#endif
