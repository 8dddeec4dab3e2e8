import CLibrary

/// The open folder of a cache, which nobody but this user can have put anything into.
struct CacheFolder: ~Copyable {
    let path: String
    let folder: Folder

    private init(path: String, folder: consuming Folder) {
        self.path = path
        self.folder = folder
    }

    /// Opens a folder; nil if there is none.
    ///
    /// - Throws: ``CacheError`` if it is a link, another user's, or others may write to it, and if
    ///   there is none and none can be made.
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

    /// Makes a folder that only this user can enter, and the folders it is in, where missing.
    static func create(at path: String) throws(CacheError) {
        let name = try trimmed(path)
        do throws(SystemError) {
            try Folder.make(name, around: 0o777)
        } catch {
            throw CacheError(folder: path, flaw: .system(reason: error.reason))
        }
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
        do throws(SystemError) {
            let value = try folder.read(name, limit: limit) { bytes, _ in body(bytes) }
            return value.map(Content.value) ?? .broken
        } catch {
            // One that was cut short, or a link or a folder.
            return [EIO, ELOOP, EISDIR].contains(error.code) ? .broken : .missing
        }
    }
}
