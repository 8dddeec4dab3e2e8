import Logbook
import SectionEssentials

/// Reads the files of a zip archive in memory, within limits.
///
/// Only what archives of passes have is read: stored or deflated files, neither encrypted nor of
/// the form for more than 4 GB, none of which shares bytes with another one.
struct ZipArchive {
    let entries: [ZipEntry]
    private let bytes: [UInt8]

    private static let maximumEntries = 2000

    /// The bytes of the end record before its comment.
    private static let endSize = 22

    /// Reads the directory of an archive.
    init(_ data: Data) throws(PassError) {
        let bytes = [UInt8](data)
        self.bytes = bytes
        guard let end = Self.end(of: bytes) else { throw .brokenZip }
        let count = bytes.number(at: end + 10, size: 2)
        let start = bytes.number(at: end + 16, size: 4)
        if count == 0xFFFF || start == 0xFFFF_FFFF { throw .unusualZip }
        guard bytes.number(at: end + 8, size: 2) == count else { throw .unusualZip }
        guard count <= Self.maximumEntries else { throw .largeZip }
        var entries: [ZipEntry] = []
        var place = start
        for _ in 0..<count {
            guard let entry = ZipEntry(bytes, at: place, before: end) else { throw .brokenZip }
            place = entry.next
            entries.append(entry)
        }
        var free = 0
        for entry in entries.sorted(by: { $0.start < $1.start }) {
            guard entry.start >= free, entry.content.upperBound <= start else { throw .brokenZip }
            free = entry.content.upperBound
        }
        self.entries = entries
    }

    /// Returns the content of a file.
    func content(of entry: ZipEntry, limit: Int) throws(PassError) -> Data {
        if entry.isEncrypted { throw .encryptedZip }
        guard entry.size <= limit else { throw .largeFile(entry.name, limit: limit) }
        let packed = bytes[entry.content]
        let content: [UInt8]?
        switch entry.method {
        case 0: content = Array(packed)
        case 8: content = try? Inflate.expand(packed, limit: entry.size).bytes
        default: throw .unusualZip
        }
        guard let content, content.count == entry.size,
            CRC32.checksum(of: content) == entry.checksum
        else { throw .brokenZip }
        return Data(content)
    }

    /// Finds the end record, before a comment of at most 65,535 bytes.
    private static func end(of bytes: [UInt8]) -> Int? {
        let last = bytes.count - endSize
        guard last >= 0 else { return nil }
        return (max(0, last - 0xFFFF)...last).reversed().first { place in
            bytes.number(at: place, size: 4) == 0x0605_4B50
                && bytes.number(at: place + 20, size: 2) == last - place
        }
    }
}

extension [UInt8] {
    /// The number at a place, its lowest byte first; the bytes must be there.
    func number(at place: Int, size: Int) -> Int {
        (0..<size).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
    }
}

/// A file of a zip archive.
struct ZipEntry: Equatable {
    let name: String
    let method: Int
    let isEncrypted: Bool
    let checksum: UInt32

    /// The size of the expanded content.
    let size: Int

    /// The place of the file in the archive, with its header.
    let start: Int

    /// The place of its content, as it is in the archive.
    let content: Range<Int>

    /// The place of the next record of the directory.
    let next: Int

    /// Reads the record of the directory at a place, and the header of the file; nil if they are
    /// invalid.
    init?(_ bytes: [UInt8], at place: Int, before end: Int) {
        guard place >= 0, place + 46 <= end, bytes.number(at: place, size: 4) == 0x0201_4B50
        else { return nil }
        let (nameSize, extraSize, commentSize) = (
            bytes.number(at: place + 28, size: 2), bytes.number(at: place + 30, size: 2),
            bytes.number(at: place + 32, size: 2)
        )
        next = place + 46 + nameSize + extraSize + commentSize
        start = bytes.number(at: place + 42, size: 4)
        guard next <= end, start + 30 <= place, bytes.number(at: start, size: 4) == 0x0403_4B50
        else { return nil }
        isEncrypted = bytes[place + 8] & 1 == 1
        method = bytes.number(at: place + 10, size: 2)
        checksum = UInt32(truncatingIfNeeded: bytes.number(at: place + 16, size: 4))
        size = bytes.number(at: place + 24, size: 4)
        name = String(decoding: bytes[place + 46..<place + 46 + nameSize], as: UTF8.self)
        let first =
            start + 30 + bytes.number(at: start + 26, size: 2)
            + bytes.number(at: start + 28, size: 2)
        content = first..<first + bytes.number(at: place + 20, size: 4)
    }
}
