import Essentials
import Networking

/// Files that gzip has compressed (RFC 1952), as receivers keep their traces.
enum Gzip {
    /// The most bytes that a file may expand to: a day of a busy receiver has less.
    private static let limit = 256 << 20

    /// Whether bytes begin like a file of gzip.
    static func isGzip(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0x1F, 0x8B, 8])
    }

    /// Returns the content of a file, which may consist of several that were joined.
    ///
    /// - Throws: `RequestError` for a damaged file, and for one that expands to too much.
    static func content(of file: Data) throws(RequestError) -> Data {
        var rest = [UInt8](file)[...]
        var content: [UInt8] = []
        while isGzip(rest) {
            guard let start = dataStart(in: rest),
                let part = Inflate.start(of: rest[start...], limit: limit - content.count),
                part.rest.count >= 8
            else {
                throw .unreadable(
                    reason: "it is compressed by gzip, and damaged, cut off, or too large")
            }
            let sum = part.rest.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            guard CRC32.checksum(of: part.bytes) == sum else {
                throw .unreadable(reason: "it is compressed by gzip, and damaged")
            }
            content += part.bytes
            rest = part.rest.dropFirst(8)
        }
        return Data(content)
    }

    /// Where the compressed bytes begin, after the fields of the head; nil if it is cut off.
    private static func dataStart(in file: ArraySlice<UInt8>) -> Int? {
        guard file.count >= 18 else { return nil }
        let flags = file[file.startIndex + 3]
        var place = file.startIndex + 10
        if flags & 4 != 0 {
            guard place + 2 <= file.endIndex else { return nil }
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
