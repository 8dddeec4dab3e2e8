#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import CLibrary

extension CacheFolder {
    /// How the name of a file ends that is still being written.
    static let draftSuffix = ".draft"

    /// Puts a file in the place of what has this name, all at once or not at all.
    ///
    /// Its date is set to the one given, so that a sweep can tell its age without opening it.
    func replace(_ name: String, with parts: [Data], modified date: Date) {
        let random = UInt64.random(in: .min ... .max)
        let draft = CacheHash.hex(random) + Self.draftSuffix
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, draft, flags, 0o600)
        guard file >= 0 else { return }
        let isWritten =
            (try? parts.forEach { try $0.withUnsafeBytes { writeAll($0, to: file) }.get() }) != nil
            && Self.setDate(date, of: file) && fsync(file) == 0
        guard close(file) == 0, isWritten, move(draft, to: name) else {
            unlinkat(descriptor, draft, 0)
            return
        }
    }

    private func move(_ draft: String, to name: String) -> Bool {
        if renameat(descriptor, draft, descriptor, name) == 0 { return true }
        // No file can take the place of a folder.
        return errno == EISDIR && remove(name)
            && renameat(descriptor, draft, descriptor, name) == 0
    }

    /// Removes a file or an empty folder; false if there is none or it stays.
    @discardableResult
    func remove(_ name: String) -> Bool {
        unlinkat(descriptor, name, 0) == 0 || unlinkat(descriptor, name, AT_REMOVEDIR) == 0
    }

    private static func setDate(_ date: Date, of file: Int32) -> Bool {
        let time = timespec(tv_sec: Int(date.timeIntervalSince1970), tv_nsec: 0)
        return futimens(file, [time, time]) == 0
    }
}
