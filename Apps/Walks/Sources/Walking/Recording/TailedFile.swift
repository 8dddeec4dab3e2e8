#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that ends with the same text at every moment, such as the closing tags of XML, while it
/// grows before that text.
///
/// What is added and the end are written with one call, so that the file is complete whenever the
/// program is killed. What a crash of the machine may lose is what was added since ``sync()``.
struct TailedFile: ~Copyable {
    /// Why the file cannot be written.
    struct Failure: Error {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }

        /// The words of the system for an error.
        init(code: Int32) {
            reason = String(cString: strerror(code))
        }
    }

    private let descriptor: Int32
    private let tail: [UInt8]

    /// Where the tail begins.
    private var end = 0

    /// Creates a file, which must not exist, that only its owner can read.
    init(creating path: String, tail: String) throws(Failure) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        self.tail = Array(tail.utf8)
        flock(descriptor, LOCK_EX | LOCK_NB)
    }

    /// Whether a program writes to a file.
    static func isWritten(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    /// Opens a file that was created so, to add to it.
    ///
    /// - Throws: the reason, such as an end that is not the tail.
    init(continuing path: String, tail: String) throws(Failure) {
        let tail = Array(tail.utf8)
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { throw Failure(code: errno) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            close(file)
            throw Failure("another program records it")
        }
        let end = Int(lseek(file, 0, SEEK_END)) - tail.count
        var bytes = [UInt8](repeating: 0, count: tail.count)
        guard end >= 0, pread(file, &bytes, bytes.count, off_t(end)) == bytes.count, bytes == tail
        else {
            close(file)
            throw Failure("another program has changed it")
        }
        (descriptor, self.tail, self.end) = (file, tail, end)
    }

    deinit {
        close(descriptor)
    }

    /// Adds bytes before the tail, all or none.
    ///
    /// - Throws: the reason, such as a full disk; the file is then as it was before.
    mutating func add(_ bytes: [UInt8]) throws(Failure) {
        do throws(Failure) {
            try write(bytes + tail)
        } catch {
            // The blocks of the old tail are still there, even on a full disk.
            try? write(tail)
            ftruncate(descriptor, off_t(end + tail.count))
            throw error
        }
        end += bytes.count
    }

    /// Writes what was added to the disk.
    func sync() throws(Failure) {
        guard fsync(descriptor) == 0 else { throw Failure(code: errno) }
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                pwrite(
                    descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
                    off_t(end + written))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(code: count < 0 ? errno : ENOSPC) }
            written += count
        }
    }
}
