import Synchronization

/// A file descriptor that is closed on deinitialization, and in child processes (close-on-exec).
package struct Descriptor: ~Copyable, Sendable {
    package let number: Int32

    /// Takes ownership of a descriptor.
    package init(owning number: Int32) {
        self.number = number
    }

    /// Moves the descriptor to 10 or above, so that it never clashes with the numbers that a child
    /// is given: a program may have been started without standard streams.
    consuming func raised() throws(SystemError) -> Descriptor {
        let raised = fcntl(number, F_DUPFD_CLOEXEC, 10)
        guard raised >= 0 else { throw .last }
        return Descriptor(owning: raised)
    }

    deinit {
        close(number)
    }
}

/// A pipe whose ends children do not inherit.
package struct AnonymousPipe: ~Copyable, Sendable {
    package let reading: Descriptor
    package let writing: Descriptor

    /// Creates a pipe.
    package init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard privatePipe(&ends) == 0 else { throw .last }
        let first = Descriptor(owning: ends[0])
        let second = Descriptor(owning: ends[1])
        let reading = try first.raised()
        let writing = try second.raised()
        self.reading = reading
        self.writing = writing
    }

    /// Closes the writing end, and returns the reading end.
    package consuming func reader() -> Descriptor {
        reading
    }

    /// Makes writes return when the pipe is full instead of waiting.
    package borrowing func setNonBlocking() {
        _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    }

    /// Writes bytes without waiting; true if the pipe had room for all of them.
    package borrowing func fill(_ bytes: [UInt8]) -> Bool {
        setNonBlocking()
        return bytes.withUnsafeBytes { writeSome($0, to: writing.number) } == bytes.count
    }
}

/// Creates a pipe whose ends children do not inherit.
///
/// `pipe2` would need no lock, but not every C library makes it available to Swift.
private func privatePipe(_ ends: inout [Int32]) -> Int32 {
    spawning.withLock { _ in
        let result = pipe(&ends)
        for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return result
    }
}

extension Descriptor {
    /// Creates a file without a name, which disappears when it is closed, even if the process is
    /// killed.
    ///
    /// - Throws: `SystemError` when the folder cannot be written to.
    package static func temporaryFile(in folder: String) throws(SystemError) -> Descriptor {
        for _ in 0..<100 {
            let path = "\(folder)/sectionkit-\(UInt64.random(in: .min ... .max))"
            let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if number >= 0 {
                unlink(path)
                return Descriptor(owning: number)
            }
            if errno != EEXIST { throw .last }
        }
        throw SystemError(EEXIST)
    }
}
