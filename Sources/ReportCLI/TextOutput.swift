#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A place that text can be written to.
public protocol TextOutput: Sendable {
    /// Writes all of the text, as UTF-8, or throws.
    func write(_ text: String) throws(OutputError)
}

/// An open file of the system, such as standard output.
public struct FileDescriptor: TextOutput {
    /// Standard output, number 1.
    public static let standardOutput = FileDescriptor(STDOUT_FILENO)

    /// Standard error, number 2.
    public static let standardError = FileDescriptor(STDERR_FILENO)

    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// Writes all of the text, however many calls the system makes of it.
    public func write(_ text: String) throws(OutputError) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilWritable()
            case EPIPE: throw .readerGone
            default: throw .systemFailure()
            }
        }
    }

    /// Waits where the other end is slow and the file does not wait by itself.
    private func waitUntilWritable() {
        var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
    }
}

extension OutputError {
    /// The failure that the system has just reported.
    static func systemFailure() -> OutputError {
        .failed(reason: String(cString: strerror(errno)))
    }
}

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
        Darwin.write(number, start, count)
    #elseif canImport(Musl)
        Musl.write(number, start, count)
    #else
        Glibc.write(number, start, count)
    #endif
}
