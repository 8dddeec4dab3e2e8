package import Essentials

#if canImport(Glibc)
    import Glibc
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

    /// The size in bytes; nil if there is no such file.
    package var size: Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Returns the content; nil if there is no such file.
    package func read() throws(SyncError) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
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
        unlink(draft)
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure }
        var isWritten = content.withUnsafeBytes { Self.write($0, to: file) }
        if isWritten, isSynced { isWritten = fsync(file) == 0 }
        let error = failure
        close(file)
        guard isWritten else {
            unlink(draft)
            throw error
        }
        guard rename(draft, path) == 0 else { throw failure }
    }

    /// Removes the file; one that is not there is removed already.
    package func remove() throws(SyncError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure }
    }

    /// The error of the last call of the system.
    private var failure: SyncError {
        .failed(path: path, reason: String(cString: strerror(errno)))
    }

    /// The path of the hidden file that is written first.
    private var draftPath: String {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return "\(path[..<start]).\(path[start...]).new"
    }

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
