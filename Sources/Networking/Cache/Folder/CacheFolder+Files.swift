import CLibrary
import Essentials

extension CacheFolder {
    /// A file in the cache folder.
    struct File {
        let name: String
        let modified: Date

        /// The size in bytes.
        let size: Int

        /// Whether the file is still being written, or its writer was killed.
        var isTemporary: Bool { name.hasSuffix(temporarySuffix) }
    }

    /// The files of the cache, in no particular order; other files in the folder are left out.
    ///
    /// - Throws: ``CacheError`` if the folder cannot be read.
    func files() throws(CacheError) -> [File] {
        do throws(SystemError) {
            return try folder.names().filter(Self.isOurs).compactMap { file($0) }
        } catch {
            throw failure(error)
        }
    }

    private static func isOurs(_ name: String) -> Bool {
        let isTemporary = name.hasSuffix(temporarySuffix)
        let digits = isTemporary ? name.dropLast(temporarySuffix.count) : name[...]
        return digits.utf8.count == (isTemporary ? 16 : 32) && digits.allSatisfy(\.isHexDigit)
    }

    private func file(_ name: String) -> File? {
        guard let status = try? folder.status(of: name) else { return nil }
        let modified = Date(timeIntervalSince1970: Double(status.modified.tv_sec))
        return File(name: name, modified: modified, size: Int(status.st_size))
    }
}
