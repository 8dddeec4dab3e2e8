import SectionEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps other processes of this machine from syncing at the same time.
///
/// It is released when this value is deinitialized, and when the process ends in any way.
struct ProcessLock: ~Copyable {
    private let file: Int32

    /// Locks without waiting.
    ///
    /// - Throws: `SyncError` if another process has the lock, or the file cannot be made.
    init(path: String) throws(SyncError) {
        PrivateFile(path: path).makeFolder()
        let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw .failed(path: path, reason: String(cString: strerror(errno)))
        }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let reason = errno
            close(file)
            if reason == EWOULDBLOCK { throw .busy }
            throw .failed(path: path, reason: String(cString: strerror(reason)))
        }
        self.file = file
    }

    /// Whether somebody has the lock.
    ///
    /// The file is opened for reading only: otherwise, whoever watches the folder would notice it.
    static func isHeld(path: String) -> Bool {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    deinit {
        close(file)
    }
}
