import CLibrary
import Essentials

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
        let time = timespec(tv_sec: Int(date.timeIntervalSince1970), tv_nsec: 0)
        return futimens(file, [time, time]) == 0
    }
}
