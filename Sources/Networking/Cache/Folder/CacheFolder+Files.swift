import CLibrary
import Essentials

extension CacheFolder {
    /// A file of the cache, as the folder lists it.
    struct File {
        let name: String
        let modified: Date

        /// Its length in bytes.
        let size: Int

        /// Whether it is, or was to become, a file that is still being written.
        var isTemporary: Bool { name.hasSuffix(temporarySuffix) }
    }

    /// The files of the cache, in no order; those of others are left out.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be read.
    func files() throws(CacheError) -> [File] {
        // A descriptor of its own, since the stream closes it and moves through it.
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw failure(.last) }
        guard let stream = fdopendir(copy) else {
            let error = SystemError.last
            close(copy)
            throw failure(error)
        }
        defer { closedir(stream) }
        var files: [File] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if Self.isOurs(name), let file = file(name) { files.append(file) }
        }
        return files
    }

    private static func isOurs(_ name: String) -> Bool {
        let isTemporary = name.hasSuffix(temporarySuffix)
        let digits = isTemporary ? name.dropLast(temporarySuffix.count) : name[...]
        return digits.utf8.count == (isTemporary ? 16 : 32) && digits.allSatisfy(\.isHexDigit)
    }

    private func file(_ name: String) -> File? {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        #if canImport(Darwin)
            let seconds = status.st_mtimespec.tv_sec
        #else
            let seconds = status.st_mtim.tv_sec
        #endif
        let modified = Date(timeIntervalSince1970: Double(seconds))
        return File(name: name, modified: modified, size: Int(status.st_size))
    }
}
