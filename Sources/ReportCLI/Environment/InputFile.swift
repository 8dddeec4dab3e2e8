import CLibrary
import Essentials
import SectionKit

/// A file to read a saved answer from; `-` is standard input.
struct InputFile {
    let path: String

    /// How many bytes are read at the most; a hundred thousand launches are a fifth of that.
    var limit = 1 << 30

    /// The whole content.
    ///
    /// - Throws: ``UsageError`` when it cannot be read, with the system's words for it, and when
    ///   it is longer than the limit.
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
        // Room for all of a file at once: content that grows is copied, and ends up too large.
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
