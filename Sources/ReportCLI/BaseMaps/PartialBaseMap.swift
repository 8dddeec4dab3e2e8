import SectionCLibrary
import SectionEssentials

/// A base map of which some bytes have been fetched: a hidden file in the folder of base maps, which stays
/// when the program ends.
///
/// Its name says what it is a part of, so that only the same one is continued.
final class PartialBaseMap {
    /// The number of bytes that are there.
    private(set) var size: UInt64

    private let name: String
    private let folder: String
    private let path: String
    private let file: Descriptor

    private static let ending = ".part"

    /// The digits of what a file is a part of, in its name.
    private static let digits = 16

    /// Opens the file, or begins one, and locks it.
    ///
    /// - Parameter whole: what it is a part of, in digits.
    /// - Throws: ``SystemError`` if it cannot be opened, `EWOULDBLOCK` if another process fetches it.
    init(of name: String, whole: String, in folder: String) throws(SystemError) {
        (self.name, self.folder) = (name, folder)
        path = Self.path(of: name, whole: whole, in: folder)
        try Folder.make(folder, around: 0o700)
        while true {
            let number = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard number >= 0 else { throw .last }
            let file = Descriptor(owning: number)
            guard flock(number, LOCK_EX | LOCK_NB) == 0 else { throw .last }
            var (status, named) = (stat(), stat())
            guard fstat(number, &status) == 0 else { throw .last }
            // Another process may have completed or removed it before it was locked.
            guard lstat(path, &named) == 0, named.st_ino == status.st_ino else { continue }
            self.file = file
            size = UInt64(clamping: status.st_size)
            return
        }
    }

    private static func path(of name: String, whole: String, in folder: String) -> String {
        "\(folder)/.\(name).\(whole.prefix(digits))\(ending)"
    }

    /// Returns how many bytes of a base map are there.
    static func size(of name: String, whole: String, in folder: String) -> UInt64 {
        var status = stat()
        let path = path(of: name, whole: whole, in: folder)
        return lstat(path, &status) == 0 ? UInt64(clamping: status.st_size) : 0
    }

    /// Writes the bytes that follow.
    func append(_ bytes: some Collection<UInt8>) throws(SystemError) {
        try Array(bytes).withUnsafeBytes { writeAll($0, to: file.number) }.get()
        size += UInt64(bytes.count)
    }

    /// Begins again.
    func removeAll() throws(SystemError) {
        guard ftruncate(file.number, 0) == 0 else { throw .last }
        size = 0
    }

    /// Removes the file.
    func remove() { unlink(path) }

    /// Gives the file its name, once all of it is there, and removes other parts of this name.
    ///
    /// - Throws: `EEXIST` if there is a file of that name.
    func complete(as target: String) throws(SystemError) {
        // Otherwise the new name may reach the disk before the content of the file.
        guard fsync(file.number) == 0, link(path, target) == 0 else { throw .last }
        unlink(path)
        _ = Self.removeAll(of: name, in: folder)
    }

    /// Removes the files of a base map; false if a process is fetching it, or one cannot be removed.
    static func removeAll(of name: String, in folder: String) -> Bool {
        var isDone = true
        for (known, file) in all(in: folder) where known == name {
            let path = "\(folder)/\(file)"
            let number = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
            guard number >= 0 else {
                isDone = false
                continue
            }
            let file = Descriptor(owning: number)
            isDone = flock(file.number, LOCK_EX | LOCK_NB) == 0 && unlink(path) == 0 && isDone
        }
        return isDone
    }

    /// The names of the base maps that are there in part, and how many bytes of them.
    static func names(in folder: String) -> [(name: String, size: UInt64)] {
        all(in: folder).map { name, file in
            var status = stat()
            let isThere = lstat("\(folder)/\(file)", &status) == 0
            return (name, isThere ? UInt64(clamping: status.st_size) : 0)
        }
    }

    private static func all(in folder: String) -> [(name: String, file: String)] {
        guard let files = try? Folder(folder, followingLinks: true).names() else { return [] }
        return files.sorted().compactMap { file in
            guard file.hasPrefix("."), file.hasSuffix(ending) else { return nil }
            let words = file.dropFirst().dropLast(ending.count)
            guard let point = words.lastIndex(of: "."),
                words[point...].dropFirst().count == digits
            else { return nil }
            return (String(words[..<point]), file)
        }
    }
}
