import CLibrary

/// What tells whether a file is still the one that was read.
struct FileStamp: Equatable, Sendable {
    let inode: UInt64
    let size: Int64

    /// When the file was last changed in any way, in nanoseconds since 1970; 0 if that is too
    /// short before the file was read to tell two changes apart.
    let changed: Int64

    init(inode: UInt64, size: Int64, changed: Int64) {
        self.inode = inode
        self.size = size
        self.changed = changed
    }

    /// The stamp of a file.
    init(_ status: stat) {
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        changed = Self.nanoseconds(status.changed)
    }

    /// The stamp to keep of a file that was read after this time, in nanoseconds since 1970.
    ///
    /// File systems tell times apart by milliseconds, some by two seconds.
    func kept(readAfter start: Int64) -> FileStamp {
        changed < start - 2_500_000_000 ? self : .never
    }

    /// The stamp to keep of a file that is to be read again, whatever happens to it.
    static let never = FileStamp(inode: 0, size: 0, changed: 0)

    /// Whether a file whose stamp was kept is this one.
    func matches(_ kept: FileStamp) -> Bool { kept.changed != 0 && kept == self }

    /// A time in nanoseconds since 1970.
    static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The time of the machine, by which files are dated.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }
}
