package import SectionCLibrary
import SectionEssentials

/// An open file with the body of a response.
///
/// After each read, the size and modification time of the file are compared with those at the time
/// it was opened, so that no report mixes two versions.
package final class BodyFile: Sendable {
    private let descriptor: Descriptor
    private let status: FileStatus

    /// The number of bytes.
    package var size: Int { status.size }

    /// Takes ownership of the descriptor of a regular file.
    ///
    /// - Throws: `SystemError` when the size of the file cannot be determined.
    package init(_ descriptor: consuming Descriptor) throws(SystemError) {
        status = try FileStatus(of: descriptor.number)
        self.descriptor = descriptor
    }

    func forEachPiece(
        from start: Int,
        _ take: (UnsafeRawBufferPointer) throws(RequestError) -> Bool
    ) throws(RequestError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(Body.pieceSize, max(size, 1)), alignment: 16)
        defer { buffer.deallocate() }
        var offset = start
        var goesOn = true
        while goesOn, offset < size {
            // A long file takes seconds to read.
            if Task.isCancelled { throw .cancelled }
            let count = try read(into: buffer, at: offset)
            goesOn = try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            offset += count
        }
        try checkIsUnchanged()
    }

    func bytes(in range: Range<Int>) throws(RequestError) -> Data {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: range.count, alignment: 16)
        defer { buffer.deallocate() }
        var count = 0
        while count < range.count {
            count += try read(
                into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]),
                at: range.lowerBound + count)
        }
        try checkIsUnchanged()
        // Data of any sequence looks for what the sequence can do, which takes longer than a copy.
        return buffer.baseAddress.map { Data(bytes: $0, count: count) } ?? Data()
    }

    /// Reads at least one byte.
    private func read(
        into buffer: UnsafeMutableRawBufferPointer,
        at offset: Int
    ) throws(RequestError) -> Int {
        do throws(SystemError) {
            let count = try readSome(from: descriptor.number, into: buffer, at: offset)
            if count > 0 { return count }
        } catch {
            throw .unreadable(reason: error.reason)
        }
        throw Self.hasChanged
    }

    private func checkIsUnchanged() throws(RequestError) {
        guard let now = try? FileStatus(of: descriptor.number), now == status else {
            throw Self.hasChanged
        }
    }

    private static let hasChanged = RequestError.unreadable(
        reason: "the file was changed while it was read")
}

/// The size and modification time of a file.
private struct FileStatus: Equatable {
    let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    init(of descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        size = Int(status.st_size)
        let modified = status.modified
        (seconds, nanoseconds) = (Int(modified.tv_sec), Int(modified.tv_nsec))
    }
}
