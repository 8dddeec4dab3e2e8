#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// What the system says of a file, without the names of its owner and its group.
///
/// `FileManager.attributesOfItem` looks these names up, and a program that is linked statically ends
/// in a look-up that goes beyond the local tables, such as on Debian for any unknown owner.
public struct FileStatus: Equatable, Sendable {
    /// What there is at a path.
    public enum Kind: Sendable {
        /// A regular file.
        case file

        /// A folder.
        case folder

        /// A device, a pipe or a socket.
        case other
    }

    /// What there is at the path.
    public let kind: Kind

    /// When the content was last modified.
    public let modified: Date

    /// Asks for the status of a file or folder, or of what a link leads to; nil if there is nothing,
    /// or the system does not tell.
    public init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modified = Date(
            timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000)
    }
}
