package import SectionEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A small file of this program that only the person can read.
package struct PrivateFile: Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The permissions of the file; nil if there is none.
    package var mode: Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_mode & 0o777) : nil
    }

    /// The size in bytes; nil if there is no such file, or it is a folder or a pipe.
    package var size: Int? {
        guard let status, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Whether there is anything with this name.
    var exists: Bool { status != nil }

    /// When it was last written, in seconds since 1970; nil if there is no such file.
    ///
    /// A time that no file has is brought into the range of 34,000 years.
    var modified: Int? {
        #if canImport(Darwin)
            let seconds = status.map { Int($0.st_mtimespec.tv_sec) }
        #else
            let seconds = status.map { Int($0.st_mtim.tv_sec) }
        #endif
        return seconds.map { min(max($0, 0), 1 << 40) }
    }

    private var status: stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// Returns the content; nil if there is no such file.
    ///
    /// A folder or a pipe is an error: reading one might take forever.
    package func read() throws(SyncError) -> Data? {
        guard exists else { return nil }
        guard size != nil else { throw .failed(path: path, reason: "it is no ordinary file") }
        do { return try Data(contentsOf: URL(filePath: path)) } catch {
            throw .failed(path: path, reason: "it cannot be read")
        }
    }

    /// Writes the file beside the old one, and renames it.
    ///
    /// - Parameter isSynced: whether it is on disk when this returns.
    package func write(_ content: Data, isSynced: Bool = true) throws(SyncError) {
        let draft = draftPath
        makeFolder()
        guard try Self.make(draft, content, isSynced: isSynced) else { throw failure }
        guard rename(draft, path) == 0 else {
            let error = failure
            unlink(draft)
            throw error
        }
    }

    /// Writes the file unless there is one; returns whether there was none.
    func make(_ content: Data) throws(SyncError) -> Bool {
        try Self.make(path, content, isSynced: true)
    }

    private static func make(
        _ path: String, _ content: Data, isSynced: Bool
    ) throws(SyncError) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            if errno == EEXIST { return false }
            throw PrivateFile(path: path).failure
        }
        var isWritten = content.withUnsafeBytes { write($0, to: file) }
        if isWritten, isSynced { isWritten = fsync(file) == 0 }
        let error = PrivateFile(path: path).failure
        close(file)
        guard isWritten else {
            unlink(path)
            throw error
        }
        return true
    }

    /// Removes the file; one that is not there is removed already.
    package func remove() throws(SyncError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure }
    }

    /// The error of the last call of the system.
    private var failure: SyncError {
        .failed(path: path, reason: String(cString: strerror(errno)))
    }

    /// The path of the hidden file that is written first: of this call alone, since other machines
    /// may write the same file in a folder that is shared.
    private var draftPath: String {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let number = String(UInt64.random(in: 0 ... .max), radix: 16)
        return "\(path[..<start]).\(path[start...].prefix(120)).\(number)\(Self.draftEnding)"
    }

    /// What the names of drafts end with.
    static let draftEnding = ".new"

    /// Makes the folder of the file; writing into it fails if it could not be made.
    func makeFolder() {
        guard let slash = path.lastIndex(of: "/") else { return }
        try? FileManager.default.createDirectory(
            atPath: String(path[..<slash]), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Glibc)
                let count = Glibc.write(file, part.baseAddress, part.count)
            #elseif canImport(Musl)
                let count = Musl.write(file, part.baseAddress, part.count)
            #else
                let count = Darwin.write(file, part.baseAddress, part.count)
            #endif
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
