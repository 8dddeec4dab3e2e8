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
        let target = Self.target(of: path)
        var status = stat()
        guard stat(target, &status) == 0 else {
            // A link to nothing yet stays a link: the system makes what it leads to.
            let isLink = lstat(target, &status) == 0
            return try isLink ? PreparedFile(filling: target) : PreparedFile(replacing: target)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            return try PreparedFile(replacing: target, mode: status.st_mode & 0o7777)
        case S_IFDIR: throw .failed(reason: "it is a directory")
        // Another file cannot take the place of a device or a pipe.
        default: return try PreparedFile(filling: target)
        }
    }

    /// The file behind a link, so that the link stays one; the path itself where nothing is yet.
    private static func target(of path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
