import SectionEssentials

/// Makes compressed data (RFC 1950, 1951 and 1952) without a library.
public enum Deflate {
    /// Encodes bytes as gzip, without compression.
    public static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        let ends = [CRC32.checksum(of: bytes), UInt32(truncatingIfNeeded: bytes.count)]
        return gzipHeader + stored(bytes) + ends.flatMap(littleEndian)
    }

    /// Encodes bytes in the zlib format, which HTTP calls "deflate", without compression.
    public static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        [0x78, 0x01] + stored(bytes) + littleEndian(adler32(bytes)).reversed()
    }

    private static let gzipHeader: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    /// A final uncompressed block, of up to 65,535 bytes.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt16(bytes.count)
        let fields = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x01] + fields + bytes
    }

    private static func littleEndian(_ value: UInt32) -> [UInt8] {
        [value, value >> 8, value >> 16, value >> 24].map { UInt8(truncatingIfNeeded: $0) }
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let low = (sums.0 + UInt32(byte)) % 65521
            return (low, (sums.1 + low) % 65521)
        }
        return high << 16 | low
    }
}

extension Deflate {
    /// The start of a gzip bomb: its header and a block of fixed codes with one zero.
    ///
    /// Every piece after it repeats "258 bytes from one byte back", the longest possible match, in
    /// 13 bits: the length code 11000101 and the distance code 00000 (RFC 1951, 3.2.6).
    static let bombStart: [UInt8] = gzipHeader + packed(bombBits)[..<14]

    /// Eight matches, 2,064 bytes in 13, repeated; any number of pieces can follow the start.
    ///
    /// The start has 11 bits before its first match and 13 × 8 after them, 3 bits of which are in
    /// the byte that belongs to the first piece.
    static let bombPiece = [[UInt8]](repeating: Array(packed(bombBits)[14..<27]), count: 4096)
        .flatMap(\.self)

    /// The number of bytes that a piece decompresses to.
    static let bombPieceDecompressed = 4096 * 8 * 258

    /// The bits of the bomb: not the last block (0), fixed codes (01, low bit first), the literal 0
    /// (00110000), and matches.
    private static let bombBits: [Int] = {
        let literal = [0, 0, 1, 1, 0, 0, 0, 0]
        let match = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        return [0, 1, 0] + literal + [[Int]](repeating: match, count: 24).flatMap(\.self)
    }()

    /// Packs bits into bytes, lowest bit first.
    private static func packed(_ bits: [Int]) -> [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) { byte, bit in
                byte | UInt8(bit.element) << bit.offset
            }
        }
    }
}
