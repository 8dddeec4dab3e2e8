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
