import SectionEssentials

/// Writes drawings with at most 256 colours as PNG files (third edition, W3C 2025).
enum PNGEncoder {
    /// Returns the file of a drawing.
    static func encode(_ drawing: Drawing) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let size = big(UInt32(drawing.width)) + big(UInt32(drawing.height))
        // Eight bits for each pixel, which is the number of a colour of the palette; not interlaced.
        append("IHDR", size + [8, 3, 0, 0, 0], to: &file)
        append("PLTE", drawing.palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
        append("IDAT", compressed(lines(of: drawing), lineLength: drawing.width + 1), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// The pixels, with the number of its filter (none) before each line.
    private static func lines(of drawing: Drawing) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity((drawing.width + 1) * drawing.height)
        for line in 0..<drawing.height {
            lines.append(0)
            lines += drawing.pixels[line * drawing.width..<(line + 1) * drawing.width]
        }
        return lines
    }

    /// The bytes in the format of zlib (RFC 1950).
    private static func compressed(_ bytes: [UInt8], lineLength: Int) -> [UInt8] {
        [0x78, 0x01] + Deflate.compress(bytes, lineLength: lineLength) + big(adler32(bytes))
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
        let chunk = Array<UInt8>(name.utf8) + content
        file.append(contentsOf: big(UInt32(content.count)) + chunk + big(CRC32.checksum(of: chunk)))
    }

    private static func big(_ number: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The checksum of zlib (RFC 1950, section 8.2).
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
