import CLibrary
import Essentials

extension CacheFolder {
    /// How the name of a file ends that is still being written.
    static let temporarySuffix = ".tmp"

    /// Puts a file in the place of what has this name, all at once or not at all.
    ///
    /// Its date is set to the one given, so that a sweep can tell its age without opening it.
    ///
    /// - Throws: ``CacheError`` if it cannot be written; what was there before is there still.
    func replace(
        _ name: String,
        with parts: [Data],
        modified date: Date
    ) throws(CacheError) {
        let random = UInt64.random(in: .min ... .max)
        let temporary = Checksum.hex(random) + Self.temporarySuffix
        do throws(SystemError) {
            try folder.write(temporary) { file throws(SystemError) in
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
        // No file can take the place of a folder.
        return errno == EISDIR && remove(name)
            && renameat(folder.descriptor, temporary, folder.descriptor, name) == 0
    }

    /// Removes a file or an empty folder; false if there is none or it stays.
    @discardableResult
    func remove(_ name: String) -> Bool {
        if unlinkat(folder.descriptor, name, 0) == 0 { return true }
        // So Linux and macOS say that it is a folder.
        guard errno == EISDIR || errno == EPERM else { return false }
        return unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0
    }

    private static func setDate(_ date: Date, of file: Int32) -> Bool {
        let time = timespec(tv_sec: Int(date.timeIntervalSince1970), tv_nsec: 0)
        return futimens(file, [time, time]) == 0
    }
}
