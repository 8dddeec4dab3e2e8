/// Reads the available bytes, or waits for some; returns their number, 0 at the end.
package func readSome(
    from file: Int32,
    into buffer: UnsafeMutableRawBufferPointer
) throws(SystemError) -> Int {
    while true {
        let count = read(file, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        if errno != EINTR { throw .last }
    }
}

/// Reads bytes of a file from an offset; returns their number, 0 at the end.
package func readSome(
    from file: Int32,
    into buffer: UnsafeMutableRawBufferPointer,
    at offset: Int
) throws(SystemError) -> Int {
    while true {
        let count = pread(file, buffer.baseAddress, buffer.count, off_t(offset))
        if count >= 0 { return count }
        if errno != EINTR { throw .last }
    }
}

/// Fills a buffer with the bytes of a file from an offset.
///
/// - Throws: `EIO` if the file ends early, as when it is truncated meanwhile.
package func readAll(
    from file: Int32,
    into buffer: UnsafeMutableRawBufferPointer,
    at offset: Int
) throws(SystemError) {
    var filled = 0
    while filled < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let count = try readSome(from: file, into: rest, at: offset + filled)
        if count == 0 { throw SystemError(EIO) }
        filled += count
    }
}

/// Writes as many bytes as a non-blocking file has room for; returns their number.
package func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    max(0, write(file, bytes.baseAddress, bytes.count))
}

/// Writes a text as UTF-8.
package func writeAll(_ text: String, to file: Int32) throws(SystemError) {
    var text = text
    try text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) }.get()
}

/// Writes all bytes, in as many system calls as needed.
package func writeAll(
    _ bytes: UnsafeRawBufferPointer,
    to file: Int32
) -> Result<Void, SystemError> {
    var rest = bytes[...]
    while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(file, part.baseAddress, part.count)
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
            // The reader is slow, and the file is non-blocking.
            var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            poll(&entry, 1, -1)
        } else if errno != EINTR {
            return .failure(.last)
        }
    }
    return .success(())
}
