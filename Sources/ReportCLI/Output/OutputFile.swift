import CLibrary

/// A file to write a report to: it holds the old report or the whole new one, nothing between.
///
/// That is so even if the machine stops while the report is written.
struct OutputFile {
    /// Writes the text of the file.
    typealias Body = (inout BufferedSink) throws(OutputError) -> Void

    let path: String

    /// Whether there is something under its name.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether that is a file, be it behind a link.
    var isFile: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Writes a text.
    func write(_ text: String) throws(OutputError) {
        try write { sink throws(OutputError) in try sink.write(text) }
    }

    /// Writes what a body says, as it says it.
    func write(by body: Body) throws(OutputError) {
        try prepare().write(by: body)
    }

    /// Makes ready to write, so that whatever stands in the way is found before there is a report.
    ///
    /// What is there stays as it is.
    func prepare() throws(OutputError) -> PreparedFile {
        let target = try Self.target(of: path)
        var status = stat()
        guard stat(target, &status) == 0 else { return try PreparedFile(replacing: target) }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            return try PreparedFile(replacing: target, mode: status.st_mode & 0o7777)
        case S_IFDIR: throw .failed(reason: "it is a directory")
        // Another file cannot take the place of a device or a pipe.
        default: return try PreparedFile(filling: target)
        }
    }

    /// The file behind a link, so that the link stays one, be there a file or nothing yet.
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

    /// How many links are followed, one after another; as many as Linux follows.
    private static let linkLimit = 40

    /// What a link leads to; nil for what is none.
    private static func destination(of link: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlink(link, start, buffer.count)
            guard count >= 0 else { return nil }
            return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
