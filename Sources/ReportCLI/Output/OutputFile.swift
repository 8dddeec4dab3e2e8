import CLibrary

/// A file to write a report to: it holds the old report or the whole new one, nothing between.
///
/// That is so even if the machine stops while the report is written.
struct OutputFile: TextOutput {
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

    func write(_ text: String) throws(OutputError) {
        let target = Self.target(of: path)
        var status = stat()
        guard stat(target, &status) == 0 else {
            // A link to nothing yet stays a link: the system makes what it leads to.
            if lstat(target, &status) == 0 { return try fill(target, with: text) }
            return try replace(target, with: text, mode: nil)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: try replace(target, with: text, mode: status.st_mode & 0o7777)
        case S_IFDIR: throw .failed(reason: "it is a directory")
        // Another file cannot take the place of a device or a pipe.
        default: try fill(target, with: text)
        }
    }

    /// Writes to what is there, or is to be there, in its place.
    private func fill(_ target: String, with text: String) throws(OutputError) {
        try open(target, O_WRONLY | O_CREAT) { file throws(OutputError) in try file.write(text) }
    }

    /// Writes beside the target and renames, so that a failure leaves what was there.
    private func replace(_ target: String, with text: String, mode: mode_t?) throws(OutputError) {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        let name = String(UInt64.random(in: .min ... .max), radix: 36)
        let draft = "\(folder).\(name).tmp"
        try Drafts.shared.write(to: draft) { () throws(OutputError) in
            try open(draft, O_WRONLY | O_CREAT | O_EXCL) { file throws(OutputError) in
                if let mode { fchmod(file.number, mode) }
                try file.write(text)
                // Otherwise the new name may reach the disk before what is in the file.
                guard fsync(file.number) == 0 else { throw OutputError(.last) }
            }
            guard rename(draft, target) == 0 else { throw OutputError(.last) }
        }
    }

    private func open(
        _ path: String,
        _ flags: Int32,
        _ body: (FileDescriptor) throws(OutputError) -> Void
    ) throws(OutputError) {
        // The user's mask takes from these rights what it must.
        let number = CLibrary.open(path, flags | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw OutputError(.last) }
        do throws(OutputError) {
            try body(FileDescriptor(number))
        } catch {
            close(number)
            throw error
        }
        // Some file systems find out only here that the disk is full.
        guard close(number) == 0 else { throw OutputError(.last) }
    }

    /// The file behind a link, so that the link stays one; the path itself where nothing is yet.
    private static func target(of path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
