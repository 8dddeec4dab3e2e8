/// An open folder, and operations on its files.
///
/// Files are accessed relative to the open folder, not through its path, so checks of the folder
/// stay valid while it is open, whatever happens to the path.
package struct Folder: ~Copyable, Sendable {
    package let descriptor: Int32

    /// Opens a folder; fails for a symbolic link unless links are followed.
    package init(_ path: String, followingLinks: Bool) throws(SystemError) {
        let links = followingLinks ? 0 : O_NOFOLLOW
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | links)
        guard descriptor >= 0 else { throw .last }
    }

    deinit {
        close(descriptor)
    }

    /// Creates a folder that only this user can enter, and missing parent folders, durably.
    ///
    /// - Parameter mode: the permissions of the parent folders.
    package static func make(_ path: String, around mode: mode_t) throws(SystemError) {
        var first: SystemError?
        let slashes = path.indices.dropFirst().filter { path[$0] == "/" }
        for end in slashes + [path.endIndex] {
            let isLast = end == path.endIndex
            if mkdir(String(path[..<end]), isLast ? 0o700 : mode) == 0 {
                let parent = path[..<end].lastIndex(of: "/") ?? path.startIndex
                try? Folder(String(path[...parent]), followingLinks: true).sync()
            } else if errno != EEXIST {
                // The first error is the cause; later ones only say that a parent is missing.
                first = first ?? .last
                if isLast, let first { throw first }
            }
        }
    }

    /// The status of the folder itself.
    package func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        return status
    }

    /// The status of a file; links are not followed.
    package func status(of name: UnsafePointer<CChar>) throws(SystemError) -> stat {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        return status
    }

    /// Calls a closure with each name in the folder, except `.` and `..`.
    package func forEachName(
        _ body: (UnsafePointer<CChar>) -> Void
    ) throws(SystemError) {
        // Uses a separate descriptor, because the stream moves its offset and closes it.
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw .last }
        guard let stream = fdopendir(copy) else {
            let error = SystemError.last
            close(copy)
            throw error
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { body(name) }
                }
            }
        }
    }

    /// The names in the folder, in no particular order.
    package func names() throws(SystemError) -> [String] {
        var names: [String] = []
        try forEachName { names.append(String(cString: $0)) }
        return names
    }
}

// MARK: - One file

extension Folder {
    /// Calls a closure with the bytes of a file, up to a limit.
    ///
    /// - Throws: ``SystemError``, `ELOOP` for a link.
    package func read<Value>(
        _ name: String,
        limit: Int,
        _ body: (UnsafeRawBufferPointer, stat) -> Value
    ) throws(SystemError) -> Value {
        var status = stat()
        let file = try opened(name, &status)
        let size = min(Int(status.st_size), limit)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
        defer { buffer.deallocate() }
        try readAll(from: file.number, into: buffer, at: 0)
        return body(UnsafeRawBufferPointer(buffer), status)
    }

    /// The bytes of a file, up to a limit.
    ///
    /// - Throws: ``SystemError``, `ELOOP` for a link.
    package func bytes(of name: String, limit: Int) throws(SystemError) -> [UInt8] {
        var status = stat()
        let file = try opened(name, &status)
        let size = min(Int(status.st_size), limit)
        var outcome = Result<Void, SystemError>.success(())
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let rest = UnsafeMutableRawBufferPointer(
                UnsafeMutableBufferPointer(rebasing: buffer[..<size]))
            outcome = Result { () throws(SystemError) in
                try readAll(from: file.number, into: rest, at: 0)
            }
            if case .success = outcome { count = size }
        }
        try outcome.get()
        return bytes
    }

    /// Calls a closure with an open file and its status.
    ///
    /// - Throws: ``SystemError``, `ELOOP` for a link.
    package func withFile<Value>(
        _ name: String, _ body: (Int32, stat) -> Value
    ) throws(SystemError) -> Value {
        var status = stat()
        let file = try opened(name, &status)
        return body(file.number, status)
    }

    private func opened(
        _ name: String,
        _ status: inout stat
    ) throws(SystemError) -> Descriptor {
        // Non-blocking, in case the file is a pipe.
        let number = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { throw .last }
        let file = Descriptor(owning: number)
        guard fstat(number, &status) == 0 else { throw .last }
        return file
    }

    /// Writes a new file that only this user can read.
    ///
    /// - Parameters:
    ///   - isSynced: whether it is on disk when this returns, which takes as long as the disk needs.
    ///   - body: writes to the open file.
    /// - Throws: ``SystemError``, from `body` too; `EEXIST` if the file exists. The new file is
    ///   then removed.
    package func write(
        _ name: String,
        isSynced: Bool = true,
        by body: (_ file: Int32) throws(SystemError) -> Void
    ) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, name, flags, 0o600)
        guard file >= 0 else { throw .last }
        do throws(SystemError) {
            defer { close(file) }
            try body(file)
            guard !isSynced || fsync(file) == 0 else { throw .last }
        } catch {
            unlinkat(descriptor, name, 0)
            throw error
        }
    }

    /// Moves a file to a name in this or another folder, replacing a file of that name.
    package func rename(
        _ name: String,
        to newName: String,
        in folder: borrowing Folder
    ) throws(SystemError) {
        guard renameat(descriptor, name, folder.descriptor, newName) == 0 else { throw .last }
    }

    /// Removes a file.
    package func remove(_ name: String) throws(SystemError) {
        guard unlinkat(descriptor, name, 0) == 0 else { throw .last }
    }

    /// Writes the names of the files in the folder to disk.
    package func sync() throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Writes files in the folder to disk.
    ///
    /// Many files are written with all others of the file system, in one go, where the system can do
    /// that: it takes about as long as some tens of files one after the other.
    package func sync(_ names: [String]) throws(SystemError) {
        if names.count >= Self.manyFiles, try syncFileSystem() { return }
        for name in names {
            var status = stat()
            let file = try opened(name, &status)
            guard fsync(file.number) == 0 else { throw .last }
        }
    }

    private static var manyFiles: Int { 64 }

    /// Writes everything in the file system of the folder to disk; returns false where the system
    /// has no call for that.
    private func syncFileSystem() throws(SystemError) -> Bool {
        #if os(Linux)
            guard syncfs(descriptor) == 0 else { throw .last }
            return true
        #else
            return false
        #endif
    }
}

#if os(Linux)
    /// Writes the file system of a file to disk, which headers declare only for programs in C that ask
    /// for it.
    ///
    /// It is linked, not looked up while the program runs: that finds nothing in a program that is
    /// linked statically, which would write each file of an import to disk on its own.
    @_silgen_name("syncfs")
    private func syncfs(_ file: Int32) -> Int32
#endif
