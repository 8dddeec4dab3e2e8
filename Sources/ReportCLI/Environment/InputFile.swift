import CLibrary
import Essentials
import SectionKit

/// A file with a saved response; `-` is standard input.
struct InputFile {
    let path: String

    /// The maximum size in bytes; a hundred thousand launches have a fifth of that.
    var limit = 1 << 30

    /// Reads the whole content.
    ///
    /// - Throws: ``UsageError`` with the system's message when the file cannot be read, or when it
    ///   is longer than the limit.
    func read() throws(UsageError) -> Data {
        do throws(SystemError) {
            if let content = try content() { return content }
        } catch {
            throw UsageError("'\(path)' cannot be read: \(error.reason).")
        }
        throw UsageError("'\(path)' cannot be read: it is longer than \(limit >> 20) MB.")
    }

    /// The whole content; nil if it is longer than the limit.
    private func content() throws(SystemError) -> Data? {
        let isStandardInput = path == "-"
        let number = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw .last }
        defer { if !isStandardInput { close(number) } }
        var about = stat()
        let size = fstat(number, &about) == 0 ? Int(about.st_size) : 0
        guard size <= limit else { return nil }
        var content = Data()
        // Reserves the whole size, because content that grows is copied and over-allocated.
        content.reserveCapacity(size)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        defer { buffer.deallocate() }
        while case let count = try readSome(from: number, into: buffer), count > 0 {
            guard content.count + count <= limit else { return nil }
            content.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return content
    }
}
