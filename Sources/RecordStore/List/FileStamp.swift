import SectionCLibrary

/// Identifies a version of a file, to detect changes.
struct FileStamp: Equatable, Sendable {
    let inode: UInt64
    let size: Int64

    /// When the file was last changed (ctime), in nanoseconds since 1970; 0 if that was too soon
    /// before the file was read to detect another change.
    let changed: Int64

    init(inode: UInt64, size: Int64, changed: Int64) {
        self.inode = inode
        self.size = size
        self.changed = changed
    }

    /// Creates the stamp of a file.
    init(_ status: stat) {
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        changed = Self.nanoseconds(status.changed)
    }

    /// The stamp to store for a file that was read after this time, in nanoseconds since 1970.
    ///
    /// The resolution of file times is milliseconds, and two seconds in some file systems.
    func kept(readAfter start: Int64) -> FileStamp {
        changed < start - 2_500_000_000 ? self : .never
    }

    /// The stamp of this program, to detect that another version wrote something.
    static let program: FileStamp = {
        var status = stat()
        return statusOfProgram(&status) ? FileStamp(status) : .never
    }()

    /// The stamp to store for a file that must always be read again.
    static let never = FileStamp(inode: 0, size: 0, changed: 0)

    /// Whether the file is unchanged since its stamp was stored.
    func matches(_ kept: FileStamp) -> Bool { kept.changed != 0 && kept == self }

    /// Converts a time to nanoseconds since 1970.
    static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The current system time, in nanoseconds since 1970.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }
}
