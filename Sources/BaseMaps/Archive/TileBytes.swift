import SectionCLibrary
import SectionEssentials

/// Where the bytes of an archive of tiles are from.
package protocol TileBytes: Sendable {
    /// The number of all bytes.
    var size: UInt64 { get }

    /// Returns bytes from an offset on.
    ///
    /// - Throws: ``TileError`` if they cannot be read, or end too early.
    func bytes(at offset: UInt64, count: Int) throws(TileError) -> [UInt8]
}

/// An archive of tiles in a regular file, which is open as long as this is in use.
package final class TileFile: TileBytes {
    /// The number of bytes when the file was opened.
    package let size: UInt64

    private let path: String
    private let file: Descriptor

    /// Opens a file.
    ///
    /// - Throws: ``TileError`` if there is no regular file that can be read.
    package init(path: String) throws(TileError) {
        do throws(SystemError) {
            // Non-blocking, in case the file is a pipe.
            let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard number >= 0 else { throw .last }
            let file = Descriptor(owning: number)
            var status = stat()
            guard fstat(file.number, &status) == 0 else { throw .last }
            if status.isFolder { throw SystemError(EISDIR) }
            guard status.isFile else { throw SystemError(EINVAL) }
            self.file = file
            size = UInt64(clamping: status.st_size)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
        self.path = path
    }

    /// Reads bytes from an offset on.
    ///
    /// - Throws: ``TileError`` if they cannot be read, or the file ends too early.
    package func bytes(at offset: UInt64, count: Int) throws(TileError) -> [UInt8] {
        guard count >= 0, offset <= size, UInt64(count) <= size - offset,
            let start = Int(exactly: offset)
        else { throw .cutOff }
        var bytes = [UInt8](repeating: 0, count: count)
        let number = file.number
        let result = bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try readAll(from: number, into: buffer, at: start) }
        }
        do throws(SystemError) {
            try result.get()
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
        return bytes
    }
}
