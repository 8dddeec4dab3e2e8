/// An exclusive lock on a file, across the processes of a machine.
///
/// It is released when this value is deinitialized, and when the process ends in any way.
package struct FileLock: ~Copyable, Sendable {
    private let file: Descriptor

    /// Locks a file without waiting.
    ///
    /// - Parameter isMade: whether a missing file is created.
    /// - Returns: nil if the file is locked already, by this process or another.
    /// - Throws: ``SystemError`` if the file cannot be created or locked.
    package static func taken(
        on name: String,
        in folder: borrowing Folder,
        making isMade: Bool
    ) throws(SystemError) -> FileLock? {
        let flags = O_RDWR | (isMade ? O_CREAT : 0) | O_NOFOLLOW | O_CLOEXEC
        let number = openat(folder.descriptor, name, flags, 0o600)
        guard number >= 0 else { throw .last }
        let file = Descriptor(owning: number)
        while flock(number, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: return nil
            default: throw .last
            }
        }
        return FileLock(file: file)
    }
}
