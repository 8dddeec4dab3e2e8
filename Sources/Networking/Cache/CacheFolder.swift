import CLibrary

/// The open folder of a cache, which nobody but this user can have put anything into.
///
/// All files are reached through the open folder, not through its path: what has been found out
/// about it holds for as long as it is open, whatever happens to the path. Nothing here reports
/// why it failed, since that is never more than a miss.
struct CacheFolder: ~Copyable {
    let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Opens a folder; nil if it is a link, another user's, or others may write to it.
    static func opened(at path: String) -> CacheFolder? {
        // With a slash at the end, a link would be followed.
        let name = trimmed(path)
        let descriptor = open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let folder = CacheFolder(descriptor: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
            status.st_mode & 0o022 == 0
        else { return nil }
        return folder
    }

    /// Makes a folder that only this user can enter, and the folders it is in, where missing.
    static func create(at path: String) {
        let path = trimmed(path)
        for slash in path.indices.dropFirst() where path[slash] == "/" {
            mkdir(String(path[..<slash]), 0o777)
        }
        mkdir(path, 0o700)
    }

    private static func trimmed(_ path: String) -> String {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        return path
    }
}

// MARK: - Reading

extension CacheFolder {
    /// What is to be had of a file.
    enum Content<Value> {
        case value(Value)

        /// There is something, but not a file that `body` could make anything of.
        case broken

        case missing
    }

    /// Hands over the bytes of a file, or as many as the limit allows from its start.
    func read<Value>(
        _ name: String,
        limit: Int,
        _ body: (UnsafeRawBufferPointer) -> Value?
    ) -> Content<Value> {
        // Without waiting, should the file be a pipe.
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return errno == ELOOP ? .broken : .missing }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return .broken }
        let size = min(Int(status.st_size), limit)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
        defer { buffer.deallocate() }
        guard fill(buffer, from: file), let value = body(UnsafeRawBufferPointer(buffer)) else {
            return .broken
        }
        return .value(value)
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Bool {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            guard let count = try? readSome(from: file, into: rest), count > 0 else { return false }
            filled += count
        }
        return true
    }
}
