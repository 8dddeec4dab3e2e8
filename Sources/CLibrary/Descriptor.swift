import Synchronization

/// A file descriptor that is closed when its owner is gone, and in a new program.
package struct Descriptor: ~Copyable, Sendable {
    package let number: Int32

    /// Owns a descriptor from now on.
    package init(owning number: Int32) {
        self.number = number
    }

    /// Moves it above those that a child is given, so that giving it one never replaces
    /// another: a program may have been started without standard streams.
    consuming func raised() throws(SystemError) -> Descriptor {
        let raised = fcntl(number, F_DUPFD_CLOEXEC, 10)
        guard raised >= 0 else { throw .last }
        return Descriptor(owning: raised)
    }

    deinit {
        close(number)
    }
}

/// A pipe of which nobody else has an end.
package struct AnonymousPipe: ~Copyable, Sendable {
    package let reading: Descriptor
    package let writing: Descriptor

    /// Makes an empty pipe.
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

    /// Closes the end to write to, and keeps the other.
    package consuming func reader() -> Descriptor {
        reading
    }

    /// Lets writing put in what there is room for rather than wait for more.
    package borrowing func neverWait() {
        _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    }

    /// Puts bytes in, if the pipe has room for all of them.
    package borrowing func fill(_ bytes: [UInt8]) -> Bool {
        neverWait()
        return bytes.withUnsafeBytes { writeSome($0, to: writing.number) } == bytes.count
    }
}

/// Makes a pipe that children do not inherit.
///
/// Not every C library offers Swift its `pipe2`, which would need no lock.
private func privatePipe(_ ends: inout [Int32]) -> Int32 {
    spawning.withLock { _ in
        let result = pipe(&ends)
        for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return result
    }
}
