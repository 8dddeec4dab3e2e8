/// Files that gzip has compressed (RFC 1952).
public enum Gzip {
    /// Whether bytes begin like a file of gzip.
    public static func isGzip(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: [0x1F, 0x8B, 8])
    }

    /// Returns the content of a file, which may consist of several that were joined; what follows
    /// them is ignored, as by gzip.
    ///
    /// - Parameters:
    ///   - file: the bytes of the file.
    ///   - limit: the most bytes that it may expand to.
    /// - Throws: ``Inflate/Flaw`` for a file that is damaged, or expands to more.
    public static func content(
        of file: [UInt8],
        limit: Int
    ) throws(Inflate.Flaw) -> [UInt8] {
        var rest = file[...]
        var content: [UInt8] = []
        repeat {
            guard isGzip(rest), let start = dataStart(in: rest) else { throw .damaged }
            let part = try Inflate.expand(rest[start...], limit: limit - content.count)
            let sum = part.rest.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            guard part.rest.count >= 8, CRC32.checksum(of: part.bytes) == sum else {
                throw .damaged
            }
            content += part.bytes
            rest = part.rest.dropFirst(8)
        } while isGzip(rest)
        return content
    }

    /// Returns a file with a content.
    ///
    /// It is made for short lists of numbers, of which it shortens what repeats; other programs make smaller
    /// files of texts.
    package static func file(of content: [UInt8]) -> [UInt8] {
        let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        let numbers = [CRC32.checksum(of: content), UInt32(truncatingIfNeeded: content.count)]
        return head + Deflate.compress(content, lineLength: 1)
            + numbers.flatMap { number in
                (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
            }
    }

    /// Where the compressed bytes begin, after the fields of the head; nil if it is cut off.
    private static func dataStart(in file: ArraySlice<UInt8>) -> Int? {
        guard file.count >= 18 else { return nil }
        let flags = file[file.startIndex + 3]
        var place = file.startIndex + 10
        if flags & 4 != 0 {
            place += 2 + Int(file[place]) + Int(file[place + 1]) << 8
        }
        // The name of the file and a comment each end with a zero.
        for flag in [UInt8(8), 16] where flags & flag != 0 {
            guard place < file.endIndex, let end = file[place...].firstIndex(of: 0) else {
                return nil
            }
            place = end + 1
        }
        if flags & 2 != 0 { place += 2 }
        return place < file.endIndex ? place : nil
    }
}
