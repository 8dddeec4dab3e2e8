/// A lock on a file, of which there is one at a time on a machine.
///
/// It ends with this value, and with the process, however that ends.
package struct FileLock: ~Copyable, Sendable {
    private let file: Descriptor

    /// Locks the file of this name.
    ///
    /// - Parameter isMade: whether the file is made where there is none.
    /// - Returns: nil if it is locked already, by this process or another.
    /// - Throws: the system's reason if the file cannot be made or locked.
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
