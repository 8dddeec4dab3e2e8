import SectionCLibrary
import SectionEssentials
import SectionKit

/// The file in which a person sets defaults of a program's options: `config` in the program's
/// folder in `XDG_CONFIG_HOME`, else in `~/.config`.
struct ConfigFile: Sendable {
    /// The program's folder; nil if the environment names none.
    let folder: String?

    private let home: String?

    init(program: String, environment: [String: String]) {
        folder = UserFolder.settings.path(for: program, environment: environment)
        home = environment["HOME"]
    }

    /// The path; nil if the environment names no folder.
    var path: String? { folder.map { "\($0)/config" } }

    /// The path as messages have it, such as `~/.config/walk-report/config`.
    var shownPath: String {
        guard let path else { return "config" }
        guard let home, home.count > 1, path.hasPrefix("\(home)/") else { return path }
        return "~\(path.dropFirst(home.count))"
    }

    /// Whether the file is a link to a file that does not exist.
    var isDangling: Bool {
        var status = stat()
        guard let path else { return false }
        return lstat(path, &status) == 0 && stat(path, &status) != 0 && errno == ENOENT
    }

    /// Reads the file; nil if there is none.
    ///
    /// - Throws: ``UsageError`` if it cannot be read.
    func text() throws(UsageError) -> ConfigText? {
        guard let path else { return nil }
        do throws(SystemError) {
            // Non-blocking, in case the file is a pipe.
            let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard number >= 0 else { throw .last }
            let file = Descriptor(owning: number)
            var status = stat()
            guard fstat(number, &status) == 0 else { throw .last }
            if status.isFolder { throw SystemError(EISDIR) }
            guard status.isFile else { throw SystemError(EINVAL) }
            guard status.st_size <= Self.mostBytes else { throw SystemError(EFBIG) }
            var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
            var failure: SystemError?
            bytes.withUnsafeMutableBytes { buffer in
                do throws(SystemError) {
                    try readAll(from: file.number, into: buffer, at: 0)
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            return ConfigText(bytes)
        } catch {
            if [ENOENT, ENOTDIR].contains(error.code) { return nil }
            let reason =
                switch error.code {
                case EFBIG: "it is longer than \(Self.mostBytes >> 10) KB"
                case EINVAL: "it is not a file"
                default: error.reason
                }
            throw UsageError("\(shownPath) cannot be read: \(reason).")
        }
    }

    /// The defaults in the file, the strongest first: those for one command, then those for all; of
    /// several of one name, the last.
    ///
    /// - Throws: ``UsageError`` for the first line that cannot be read.
    func entries() throws(UsageError) -> [DefaultEntry] {
        guard let text = try text() else { return [] }
        var entries: [DefaultEntry] = []
        for line in text.numbered {
            let place = "\(shownPath), line \(line.number)"
            switch line.content {
            case .nothing, .part: continue
            case .wrong(let reason): throw UsageError("\(place): \(reason).")
            case .entry(let name, let text):
                entries.append(
                    DefaultEntry(
                        name: name, command: line.command, text: text,
                        place: DefaultPlace(place, rank: line.command == nil ? 2 : 1)))
            }
        }
        entries.reverse()
        return entries.filter { $0.command != nil } + entries.filter { $0.command == nil }
    }

    /// Changes the file, which is created with its folder if it does not exist; other processes
    /// wait until that is done.
    ///
    /// - Parameter edit: changes the text; returns false to leave the file as it is.
    /// - Returns: the error, if the file cannot be written.
    /// - Throws: ``UsageError`` if the file cannot be read, or the environment names no folder.
    func change(
        _ edit: (inout ConfigText) -> Bool
    ) throws(UsageError) -> OutputError? {
        guard let folder, let path else {
            throw UsageError(
                "no folder for defaults: neither XDG_CONFIG_HOME nor HOME is an absolute path.")
        }
        do throws(SystemError) { try Folder.make(folder, around: 0o755) } catch {
            return OutputError(error)
        }
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { return OutputError(.last) }
        defer { close(lock) }
        // A file system without locks, such as an old NFS, is used without one.
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        var text = try text() ?? ConfigText()
        guard edit(&text) else { return nil }
        do throws(OutputError) {
            try OutputFile(path: path).prepare(mode: 0o600).write(Data(text.bytes))
            return nil
        } catch {
            return error
        }
    }

    private static let mostBytes = 65_536
}
