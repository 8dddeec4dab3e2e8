/// Writes pictures with at most 256 colours as PNG files (third edition, W3C 2025).
public enum PNGEncoder {
    /// A colour: how much red, green and blue it has.
    public typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    /// Returns the file of a picture.
    ///
    /// - Parameters:
    ///   - width: its width in pixels.
    ///   - height: its height in pixels.
    ///   - palette: its colours, from 1 to 256.
    ///   - pixels: the number of the colour of each pixel, line by line from the top.
    public static func encode(
        width: Int, height: Int, palette: [Color], pixels: [UInt8]
    ) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let size = big(UInt32(width)) + big(UInt32(height))
        // Eight bits for each pixel, which is the number of a colour of the palette; not interlaced.
        append("IHDR", size + [8, 3, 0, 0, 0], to: &file)
        append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
        let lines = lines(of: pixels, width: width, height: height)
        append("IDAT", compressed(lines, lineLength: width + 1), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// The pixels, with the number of its filter (none) before each line.
    private static func lines(of pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity((width + 1) * height)
        for line in 0..<height {
            lines.append(0)
            lines += pixels[line * width..<(line + 1) * width]
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
