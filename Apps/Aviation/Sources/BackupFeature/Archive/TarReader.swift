import Networking
import SectionEssentials

/// Reads the files of a tar archive one after the other.
struct TarReader {
    /// A file of the archive.
    struct Entry {
        let name: String

        /// Where its content is in the archive.
        let range: Range<Int>
    }

    private let archive: Body
    private var offset = 0

    init(_ archive: Body) {
        self.archive = archive
    }

    /// Returns the next file; nil at the end of the archive.
    ///
    /// - Throws: `BackupError` if the archive is cut or broken.
    mutating func next() throws(BackupError) -> Entry? { try next(named: nil) }

    private mutating func next(named longName: String?) throws(BackupError) -> Entry? {
        guard offset + TarHeader.blockSize <= archive.count else {
            throw offset == 0 ? .noBackup : .damaged("it is cut off")
        }
        let block = try bytes(in: offset..<(offset + TarHeader.blockSize))
        if block.allSatisfy({ $0 == 0 }) { return nil }
        guard let header = TarHeader(block) else {
            throw offset == 0 ? .noBackup : .damaged("it is broken at byte \(offset)")
        }
        let start = offset + TarHeader.blockSize
        guard header.size <= archive.count - start else { throw .damaged("it is cut off") }
        let range = start..<(start + header.size)
        offset = range.upperBound + TarHeader.padding(after: header.size)
        if header.kind == .attributes {
            guard longName == nil, header.size <= PaxAttributes.sizeLimit else {
                throw .damaged("it is broken at byte \(start)")
            }
            return try next(named: PaxAttributes.name(in: try bytes(in: range)) ?? "")
        }
        return Entry(name: longName.flatMap { $0.isEmpty ? nil : $0 } ?? header.name, range: range)
    }

    /// Returns bytes of the archive.
    func bytes(in range: Range<Int>) throws(BackupError) -> Data {
        do throws(RequestError) { return try archive.bytes(in: range) } catch {
            throw .unusable(error.summary)
        }
    }
}
