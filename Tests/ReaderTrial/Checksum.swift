/// The CRC-32 (ISO 3309), which is `zlib.crc32` in Python.
enum Checksum {
    static func of(_ text: String) -> UInt32 {
        ~text.utf8.reduce(~0) { bits, byte in
            table[Int(UInt8(truncatingIfNeeded: bits) ^ byte)] ^ bits >> 8
        }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { bits, _ in
            bits & 1 == 1 ? 0xEDB8_8320 ^ bits >> 1 : bits >> 1
        }
    }
}
