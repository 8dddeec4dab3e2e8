import Networking
import SectionCLibrary
import SectionEssentials
import SectionKit

/// A file with a saved response; `-` is standard input.
///
/// A regular file is read on demand. Input that cannot be read twice, such as a pipe, is kept in
/// memory while it is short, otherwise in an unlinked temporary file.
struct InputFile {
    let path: String

    /// The folder of temporary files.
    var temporaryFolder = "/tmp"

    /// The number of bytes of a pipe that are kept in memory.
    var memoryLimit = 1 << 20

    /// The number of bytes that are read from a device, which may be endless.
    var deviceLimit = 1 << 30

    /// Opens the file.
    ///
    /// - Throws: ``UsageError`` with the system's message when the file cannot be read.
    func open() throws(UsageError) -> Body {
        do throws(SystemError) {
            if let body = try body() { return body }
        } catch {
            throw UsageError("'\(path)' cannot be read: \(error.reason).")
        }
        throw UsageError("'\(path)' cannot be read: it is longer than \(deviceLimit >> 20) MB.")
    }

    /// The content; nil if the file is a device with more bytes than the limit.
    private func body() throws(SystemError) -> Body? {
        let number =
            path == "-"
            ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
            : SectionCLibrary.open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw .last }
        let file = Descriptor(owning: number)
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw .last }
        if status.isFolder { throw SystemError(EISDIR) }
        // If another program has read the beginning, only the rest is the input.
        if status.isFile, lseek(file.number, 0, SEEK_CUR) == 0 {
            return Body(try BodyFile(file))
        }
        let isDevice = status.st_mode & S_IFMT == S_IFCHR
        return try copy(of: file.number, limit: isDevice ? deviceLimit : .max)
    }

    /// Reads to the end of a file; nil if it is longer than the limit.
    private func copy(of file: Int32, limit: Int) throws(SystemError) -> Body? {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        defer { buffer.deallocate() }
        var start = Data()
        while case let count = try readSome(from: file, into: buffer), count > 0 {
            start.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            if start.count > min(memoryLimit, limit) {
                return try copy(start, andRestOf: file, limit: limit, buffer)
            }
        }
        return Body(start)
    }

    /// Copies what was read of a file, and the rest of it, to a temporary file.
    private func copy(
        _ start: Data,
        andRestOf file: Int32,
        limit: Int,
        _ buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Body? {
        var length = start.count
        guard length <= limit else { return nil }
        let copy = try Descriptor.temporaryFile(in: temporaryFolder)
        try start.withUnsafeBytes { writeAll($0, to: copy.number) }.get()
        while case let count = try readSome(from: file, into: buffer), count > 0 {
            length += count
            guard length <= limit else { return nil }
            try writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: copy.number).get()
        }
        return Body(try BodyFile(copy))
    }
}
