import SectionCLibrary

/// A file that a report is written to atomically: it has the old content or all of the new.
///
/// This also holds if the machine stops during the write.
struct OutputFile {
    /// Writes the text of the file.
    typealias Body = (inout BufferedSink) throws(OutputError) -> Void

    let path: String

    /// Whether anything exists at the path.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether the path is a regular file or a link to one.
    var isFile: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether the path is a regular file that is not empty, or a link to one.
    var hasContent: Bool {
        var status = stat()
        return isFile && stat(path, &status) == 0 && status.st_size > 0
    }

    /// Writes text.
    func write(_ text: String) throws(OutputError) {
        try write { sink throws(OutputError) in try sink.write(text) }
    }

    /// Writes the text of a body as the body produces it.
    func write(by body: Body) throws(OutputError) {
        try prepare().write(by: body)
    }

    /// Opens the file for writing, so that errors are found before the report is made.
    ///
    /// Does not change an existing file.
    ///
    /// - Parameter mode: the permissions of a new file; nil for those that the umask leaves.
    func prepare(mode: mode_t? = nil) throws(OutputError) -> PreparedFile {
        let target = try Self.target(of: path)
        var status = stat()
        guard stat(target, &status) == 0 else {
            return try PreparedFile(replacing: target, mode: mode)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            return try PreparedFile(replacing: target, mode: status.st_mode & 0o7777)
        case S_IFDIR: throw .failed(reason: "it is a directory")
        // A device or a pipe cannot be replaced by a file.
        default: return try PreparedFile(filling: target)
        }
    }

    /// The target of a link, which may not exist yet, so that the link itself is not replaced.
    private static func target(of path: String) throws(OutputError) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        var target = path
        for _ in 0..<linkLimit {
            guard let next = destination(of: target) else { return target }
            let folder = next.hasPrefix("/") ? nil : target.lastIndex(of: "/")
            target = (folder.map { String(target[...$0]) } ?? "") + next
        }
        throw OutputError(SystemError(ELOOP))
    }

    /// The number of links to follow in a row; the limit of Linux.
    private static let linkLimit = 40

    /// The destination of a link; nil if the path is not a link.
    private static func destination(of link: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlink(link, start, buffer.count)
            guard count >= 0 else { return nil }
            return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
