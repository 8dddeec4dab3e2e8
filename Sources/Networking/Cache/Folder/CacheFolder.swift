import SectionCLibrary
import SectionEssentials

/// An open cache folder that only this user can write to.
struct CacheFolder: ~Copyable {
    let path: String
    let folder: Folder

    private init(path: String, folder: consuming Folder) {
        self.path = path
        self.folder = folder
    }

    /// Opens a folder; nil if there is none.
    ///
    /// - Throws: ``CacheError`` if it is a link, belongs to another user, or is writable by others,
    ///   and if it is missing and cannot be created.
    static func opened(at path: String) throws(CacheError) -> CacheFolder? {
        let name = try trimmed(path)
        let opened: Folder
        do throws(SystemError) {
            opened = try Folder(name, followingLinks: false)
        } catch {
            var error = error
            if error.code == ENOENT {
                guard let refusal = refusal(around: name) else { return nil }
                error = refusal
            }
            throw CacheError(folder: path, flaw: flaw(at: name) ?? .system(reason: error.reason))
        }
        let folder = CacheFolder(path: path, folder: opened)
        let status: stat
        do throws(SystemError) {
            status = try folder.folder.status()
        } catch {
            throw folder.failure(error)
        }
        guard status.st_uid == geteuid() else {
            throw CacheError(folder: path, flaw: .otherOwner)
        }
        guard status.st_mode & 0o022 == 0 else {
            throw CacheError(folder: path, flaw: .writableByOthers)
        }
        return folder
    }

    /// Creates a folder that only this user can enter, and missing parent folders.
    static func create(at path: String) throws(CacheError) {
        let name = try trimmed(path)
        do throws(SystemError) {
            try Folder.make(name, around: 0o777)
        } catch {
            throw CacheError(folder: path, flaw: .system(reason: error.reason))
        }
    }

    /// Converts the error of a system call on a file in the folder.
    func failure(_ error: SystemError) -> CacheError {
        CacheError(folder: path, flaw: .system(reason: error.reason))
    }

    /// Why no folder can be created in the nearest existing parent; nil if one can.
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

    /// Why a folder could not be opened, judging by the type of the file at its path.
    private static func flaw(at name: String) -> CacheError.Flaw? {
        var status = stat()
        guard lstat(name, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFLNK: return .symbolicLink
        case S_IFDIR: return nil
        default: return .notFolder
        }
    }

    /// The path without trailing slashes, with which a link would be followed.
    private static func trimmed(_ path: String) throws(CacheError) -> String {
        var name = path
        while name.hasSuffix("/") { name.removeLast() }
        guard name.hasPrefix("/") else { throw CacheError(folder: path, flaw: .notAbsolute) }
        return name
    }
}

// MARK: - Reading

extension CacheFolder {
    /// The result of reading a file.
    enum Content<Value> {
        case value(Value)

        /// There is a file that `body` rejected, or something other than a file.
        case broken

        case missing
    }

    /// Calls a closure with the bytes of a file, up to a limit.
    func read<Value>(
        _ name: String,
        limit: Int,
        _ body: (UnsafeRawBufferPointer) -> Value?
    ) -> Content<Value> {
        do throws(SystemError) {
            let value = try folder.read(name, limit: limit) { bytes, _ in body(bytes) }
            return value.map(Content.value) ?? .broken
        } catch {
            // The file was truncated, or it is a link or a folder.
            return [EIO, ELOOP, EISDIR].contains(error.code) ? .broken : .missing
        }
    }
}

extension CacheFolder {
    /// A file in the cache folder.
    struct File {
        let name: String
        let modified: Date

        /// The size in bytes.
        let size: Int

        /// Whether the file is still being written, or its writer was killed.
        var isTemporary: Bool { name.hasSuffix(temporarySuffix) }

        /// Whether the file says how long a server is not to be asked, and is no response.
        var isPause: Bool { name.hasSuffix(KeptPause.suffix) }
    }

    /// The files of the cache, in no particular order; other files in the folder are left out.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be read.
    func files() throws(CacheError) -> [File] {
        do throws(SystemError) {
            return try folder.names().filter(Self.isOurs).compactMap { file($0) }
        } catch {
            throw failure(error)
        }
    }

    private static func isOurs(_ name: String) -> Bool {
        let isTemporary = name.hasSuffix(temporarySuffix)
        if name.hasSuffix(KeptPause.suffix) {
            return isOurs(String(name.dropLast(KeptPause.suffix.count)))
        }
        let digits = isTemporary ? name.dropLast(temporarySuffix.count) : name[...]
        return digits.utf8.count == (isTemporary ? 16 : 32) && digits.allSatisfy(\.isHexDigit)
    }

    private func file(_ name: String) -> File? {
        guard let status = try? folder.status(of: name) else { return nil }
        let modified = Date(timeIntervalSince1970: Double(status.modified.tv_sec))
        return File(name: name, modified: modified, size: Int(status.st_size))
    }
}

extension CacheFolder {
    /// The suffix of the name of a file that is still being written.
    static let temporarySuffix = ".tmp"

    /// Writes a file atomically, replacing whatever has this name.
    ///
    /// Its modification date is set to `date`, so that a sweep knows its age without opening it.
    ///
    /// - Throws: ``CacheError`` if it cannot be written; the old file is then unchanged.
    func replace(
        _ name: String,
        with parts: [Data],
        modified date: Date
    ) throws(CacheError) {
        let random = UInt64.random(in: .min ... .max)
        let temporary = Checksum.hex(random) + Self.temporarySuffix
        do throws(SystemError) {
            // A response that a power failure loses is requested again, and its checksum tells.
            try folder.write(temporary, isSynced: false) { file throws(SystemError) in
                for part in parts { try part.withUnsafeBytes { writeAll($0, to: file) }.get() }
                guard Self.setDate(date, of: file) else { throw .last }
            }
        } catch {
            throw failure(error)
        }
        guard move(temporary, to: name) else {
            let error = SystemError.last
            unlinkat(folder.descriptor, temporary, 0)
            throw failure(error)
        }
    }

    private func move(_ temporary: String, to name: String) -> Bool {
        if renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 { return true }
        // A rename cannot replace a folder with a file.
        return errno == EISDIR && remove(name)
            && renameat(folder.descriptor, temporary, folder.descriptor, name) == 0
    }

    /// Removes a file or an empty folder; false if that fails.
    @discardableResult
    func remove(_ name: String) -> Bool {
        if unlinkat(folder.descriptor, name, 0) == 0 { return true }
        // The errors of Linux and macOS for a folder.
        guard errno == EISDIR || errno == EPERM else { return false }
        return unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0
    }

    private static func setDate(_ date: Date, of file: Int32) -> Bool {
        let time = timespec(tv_sec: Int(clamping: date.timeIntervalSince1970), tv_nsec: 0)
        return futimens(file, [time, time]) == 0
    }
}
