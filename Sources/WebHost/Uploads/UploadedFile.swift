import SectionCLibrary
import SectionEssentials
import Synchronization

/// A file that a browser has sent: it is there, in a folder of its own, for as long as somebody has this
/// object.
final class UploadedFile: Sendable {
    /// What names it in a form, which nobody can guess.
    let id: String

    /// Its name without a folder, made of what the browser calls it.
    let label: String

    private let folder: String
    private let state: Mutex<State>
    private let room: UploadRoom

    private struct State: ~Copyable {
        /// The file while it is written.
        var file: Descriptor?
        var count = 0
    }

    /// Creates an empty file, which only this user can read.
    ///
    /// - Parameters:
    ///   - id: what names it.
    ///   - name: what the browser calls it.
    ///   - parent: the folder of all files.
    ///   - room: the room for all files, of which it takes its part.
    init(
        id: String, called name: String, in parent: String, room: UploadRoom
    ) throws(SystemError) {
        self.id = id
        label = Self.label(of: name)
        folder = "\(parent)/\(id)"
        self.room = room
        guard mkdir(folder, 0o700) == 0 else { throw .last }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let number = open("\(folder)/\(label)", flags, 0o600)
        guard number >= 0 else {
            let error = SystemError.last
            rmdir(folder)
            throw error
        }
        state = Mutex(State(file: Descriptor(owning: number)))
        do throws(SystemError) { try room.take(files: 1, bytes: 0) } catch {
            unlink("\(folder)/\(label)")
            rmdir(folder)
            throw error
        }
    }

    deinit {
        unlink(path)
        rmdir(folder)
        room.leave(files: 1, bytes: count)
    }

    var path: String { "\(folder)/\(label)" }

    /// Its bytes so far.
    var count: Int { state.withLock { $0.count } }

    /// Adds bytes to its end.
    func append(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
        try state.withLock { state throws(SystemError) in
            let number: Int32? =
                switch state.file {
                case .some(let file): file.number
                case nil: nil
                }
            guard let number else { return }
            try room.take(files: 0, bytes: bytes.count)
            state.count += bytes.count
            try bytes.withUnsafeBytes { writeAll($0, to: number) }.get()
        }
    }

    /// Says that all of it has come.
    func close() { state.withLock { $0.file = nil } }

    /// Moves it to a folder to stay there, under a name that is free, and returns its new path.
    func settle(in target: String) throws(SystemError) -> String {
        try Folder.make(target, around: 0o755)
        let folder = try Folder(target, followingLinks: true)
        let dot = label.lastIndex { $0 == "." }
        let (name, ending) = (label[..<(dot ?? label.endIndex)], label[(dot ?? label.endIndex)...])
        for number in 1...10_000 {
            let free = "\(name)\(number == 1 ? "" : " \(number)")\(ending)"
            if link(path, "\(target)/\(free)") == 0 {
                // It is on the disk before anybody is told that it is kept.
                try folder.sync([free])
                try folder.sync()
                return "\(target)/\(free)"
            }
            if errno != EEXIST { throw .last }
        }
        throw SystemError(EEXIST)
    }

    // MARK: - Names

    /// The most bytes of a name.
    private static let longest = 100

    /// A name for a file: the last part of what a browser calls it, without what a folder, a list of files
    /// or a terminal would read as something else.
    static func label(of name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        var label = ""
        for character in last {
            let isFine = character.isLetter || character.isNumber || "-_.() ".contains(character)
            label.append(isFine ? character : "_")
        }
        label = String(label.drop { ". -".contains($0) })
        // The end says what it is.
        while label.utf8.count > longest {
            let ending = label.lastIndex(of: ".") ?? label.endIndex
            let end = ending == label.startIndex ? label.endIndex : ending
            label.remove(at: label.index(before: end))
        }
        while let end = label.last, ". ".contains(end) { label.removeLast() }
        return label.isEmpty ? "file" : label
    }
}
