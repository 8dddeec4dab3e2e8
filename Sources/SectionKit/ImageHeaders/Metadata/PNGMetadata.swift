import SectionEssentials

/// Removes what a PNG file (<https://www.w3.org/TR/png-3/>) says about a person.
enum PNGMetadata {
    /// The chunks that decide how the picture looks, animated or not.
    private static let kept: Set = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD",
        "pHYs", "cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT",
    ]

    static func removed(from bytes: Data) -> Data? {
        var clean = Data(bytes.prefix(8))
        clean.reserveCapacity(bytes.count)
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes.number(at: offset)
            guard length <= bytes.count - offset - 12 else { return nil }
            let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            let end = offset + 12 + length
            if kept.contains(name) { clean.append(bytes[offset..<end]) }
            if name == "eXIf",
                let block = PictureMetadata.orientationOnly(bytes[(offset + 8)..<(end - 4)])
            {
                clean.append(chunk("eXIf", block))
            }
            if name == "IEND" { return clean }
            offset = end
        }
        return nil
    }

    private static func chunk(_ name: String, _ content: Data) -> Data {
        let body = Data(name.utf8) + content
        return content.count.bigEndianBytes + body + Int(crc(body)).bigEndianBytes
    }

    /// The checksum of a chunk (PNG, annex D).
    private static func crc(_ bytes: Data) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}

extension Int {
    fileprivate var bigEndianBytes: Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) })
    }
}

extension Data {
    /// The number of four bytes, the most significant first.
    fileprivate func number(at offset: Int) -> Int {
        self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
