import CLibrary

/// The open folder of a cache, which nobody but this user can have put anything into.
///
/// All files are reached through the open folder, not through its path: what has been found out
/// about it holds for as long as it is open, whatever happens to the path.
struct CacheFolder: ~Copyable {
    let path: String
    let descriptor: Int32

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Opens a folder; nil if there is none.
    ///
    /// - Throws: ``CacheError`` if it is a link, another user's, or others may write to it, and if
    ///   there is none and none can be made.
    static func opened(at path: String) throws(CacheError) -> CacheFolder? {
        let name = try trimmed(path)
        let descriptor = open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            var error = SystemError.last
            if error.code == ENOENT {
                guard let refusal = refusal(around: name) else { return nil }
                error = refusal
            }
            throw CacheError(folder: path, flaw: flaw(at: name) ?? .system(reason: error.reason))
        }
        let folder = CacheFolder(path: path, descriptor: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw folder.failure(.last) }
        guard status.st_uid == geteuid() else {
            throw CacheError(folder: path, flaw: .otherOwner)
        }
        guard status.st_mode & 0o022 == 0 else {
            throw CacheError(folder: path, flaw: .writableByOthers)
        }
        return folder
    }

    /// Makes a folder that only this user can enter, and the folders it is in, where missing.
    static func create(at path: String) throws(CacheError) {
        let name = try trimmed(path)
        var first: SystemError?
        for slash in name.indices.dropFirst() where name[slash] == "/" {
            if mkdir(String(name[..<slash]), 0o777) != 0, errno != EEXIST, first == nil {
                first = .last
            }
        }
        guard mkdir(name, 0o700) != 0, errno != EEXIST else { return }
        // That the folder around it is missing says less than why that could not be made.
        let error = first ?? .last
        throw CacheError(folder: path, flaw: .system(reason: error.reason))
    }

    /// The error for a call that failed on what is in the folder.
    func failure(_ error: SystemError) -> CacheError {
        CacheError(folder: path, flaw: .system(reason: error.reason))
    }

    /// Why no folder can be made in the innermost of the folders around it that are there.
    private static func refusal(around name: String) -> SystemError? {
        var outer = name[...]
        while let slash = outer.lastIndex(of: "/") {
            outer = outer[..<slash]
            let path = outer.isEmpty ? "/" : String(outer)
            if faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) == 0 { return nil }
            if errno != ENOENT { return .last }
        }
        return nil
    }

    /// What else has the name of a folder that could not be opened.
    private static func flaw(at name: String) -> CacheError.Flaw? {
        var status = stat()
        guard lstat(name, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFLNK: return .symbolicLink
        case S_IFDIR: return nil
        default: return .notFolder
        }
    }

    /// The path without slashes at its end, where one would have a link followed.
    private static func trimmed(_ path: String) throws(CacheError) -> String {
        var name = path
        while name.hasSuffix("/") { name.removeLast() }
        guard name.hasPrefix("/") else { throw CacheError(folder: path, flaw: .notAbsolute) }
        return name
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
