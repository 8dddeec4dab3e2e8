/// The bytes of an image file, of which any may be missing.
struct ImageBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    /// The byte at an offset; nil after the end.
    func byte(at offset: Int) -> Int? {
        bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
    }

    /// Whether the bytes at an offset are these, each the number of a Unicode scalar up to U+00FF.
    func has(_ word: String, at offset: Int) -> Bool {
        var place = offset
        for scalar in word.unicodeScalars {
            guard byte(at: place) == Int(scalar.value) else { return false }
            place += 1
        }
        return true
    }

    /// The number of two or more bytes at an offset, with the most significant one first; nil if it
    /// goes over the end.
    func big(_ length: Int, at offset: Int) -> Int? {
        var number = 0
        for place in 0..<length {
            guard let byte = byte(at: offset + place) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// The number of two or more bytes at an offset, with the least significant one first; nil if
    /// it goes over the end.
    func little(_ length: Int, at offset: Int) -> Int? {
        var number = 0
        for place in (0..<length).reversed() {
            guard let byte = byte(at: offset + place) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// At most so many bytes as text; those that are not UTF-8 are replaced.
    func text(_ length: Int, at offset: Int) -> String {
        String(decoding: bytes.dropFirst(offset).prefix(length), as: UTF8.self)
    }
}

extension ImageBytes {
    /// The size in the first chunk of a PNG file, which must be the image header (section 11.2.1).
    var pngSize: PixelSize? {
        guard big(4, at: 8) == 13, has("IHDR", at: 12), let width = big(4, at: 16),
            let height = big(4, at: 20), max(width, height) <= Int(Int32.max)
        else { return nil }
        return PixelSize(width: width, height: height)
    }
}

extension ImageBytes {
    /// The size in the frame header of a JPEG file (ITU-T T.81, sections B.1.1 and B.2.2).
    ///
    /// It comes after any number of segments, such as a thumbnail. A height of 0, which the rest of
    /// the file would correct, is not valid here.
    var jpegSize: PixelSize? {
        var offset = 2
        while byte(at: offset) == 0xFF {
            // Any number of bytes 0xFF can come before the code of a segment.
            while byte(at: offset + 1) == 0xFF { offset += 1 }
            guard let code = byte(at: offset + 1) else { return nil }
            offset += 2
            switch code {
            case 0x01, 0xD0...0xD7: continue
            case 0xC4, 0xC8, 0xCC: break
            case 0xC0...0xCF:
                guard let height = big(2, at: offset + 3), let width = big(2, at: offset + 5) else {
                    return nil
                }
                return PixelSize(width: width, height: height)
            // The frame header comes before the scan, and before the end.
            case 0x00, 0xD8, 0xD9, 0xDA: return nil
            default: break
            }
            guard let length = big(2, at: offset), length >= 2 else { return nil }
            offset += length
        }
        return nil
    }
}

extension ImageBytes {
    /// The size of a GIF file: that of its screen, or more if a frame is larger, because decoders
    /// enlarge the screen then.
    ///
    /// A file that ends early has the size of what there is.
    var gifSize: PixelSize? {
        guard var width = little(2, at: 6), var height = little(2, at: 8), let flags = byte(at: 10)
        else { return nil }
        var offset = 13 + Self.tableSize(flags)
        while let introducer = byte(at: offset) {
            if introducer == 0x21 {
                offset = endOfBlocks(from: offset + 2)
                continue
            }
            guard introducer == 0x2C, let left = little(2, at: offset + 1),
                let top = little(2, at: offset + 3), let frameWidth = little(2, at: offset + 5),
                let frameHeight = little(2, at: offset + 7), let flags = byte(at: offset + 9)
            else { break }
            width = max(width, left + frameWidth)
            height = max(height, top + frameHeight)
            offset = endOfBlocks(from: offset + 11 + Self.tableSize(flags))
        }
        return PixelSize(width: width, height: height)
    }

    /// The size of a table of colours, in bytes.
    private static func tableSize(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
    }

    /// The offset after blocks of data, each with its length first, and 0 at the end.
    private func endOfBlocks(from start: Int) -> Int {
        var offset = start
        while let length = byte(at: offset), length > 0 { offset += length + 1 }
        return offset + 1
    }
}

extension ImageBytes {
    /// The size in the first chunk of a WebP file (RFC 9649, sections 2.5 to 2.7).
    var webpSize: PixelSize? {
        if has("VP8 ", at: 12) {
            // A key frame (RFC 6386, section 9.1): its size is two numbers of 14 bits.
            guard let tag = byte(at: 20), tag & 1 == 0, has("\u{9D}\u{01}\u{2A}", at: 23),
                let width = little(2, at: 26), let height = little(2, at: 28)
            else { return nil }
            return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        if has("VP8L", at: 12) {
            guard byte(at: 20) == 0x2F, let bits = little(4, at: 21) else { return nil }
            return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        if has("VP8X", at: 12) {
            guard let width = little(3, at: 24), let height = little(3, at: 27) else { return nil }
            return PixelSize(width: width + 1, height: height + 1)
        }
        return nil
    }
}

extension ImageBytes {
    /// Whether this is an AVIF file of a still image; the size of a sequence is elsewhere.
    var isAVIF: Bool { brands.first != "avis" && brands.contains("avif") }

    /// The names of the formats that a file of boxes follows (ISO/IEC 14496-12, section 4.3).
    var brands: [String] {
        guard has("ftyp", at: 4), let size = big(4, at: 0), size <= min(count, 1024) else {
            return []
        }
        return stride(from: 8, to: size - 3, by: 4).map { text(4, at: $0) }
    }

    /// The size of the largest image in an AVIF file, from its item properties (ISO/IEC 23008-12,
    /// section 6.5.3).
    var avifSize: PixelSize? {
        var largest: PixelSize?
        // `meta` begins with a version and flags of 4 bytes.
        for meta in boxes("meta", in: 0..<count) {
            for properties in boxes("iprp", in: meta.dropFirst(4)) {
                for container in boxes("ipco", in: properties) {
                    for extents in boxes("ispe", in: container) {
                        guard let width = big(4, at: extents.lowerBound + 4),
                            let height = big(4, at: extents.lowerBound + 8),
                            max(width, height) <= Int(Int32.max)
                        else { return nil }
                        if width * height > largest.map({ $0.width * $0.height }) ?? 0 {
                            largest = PixelSize(width: width, height: height)
                        }
                    }
                }
            }
        }
        return largest
    }

    /// The contents of the boxes of a type in a range (ISO/IEC 14496-12, section 4.2).
    private func boxes(_ type: String, in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, let size = big(4, at: offset) {
            // A size of 0 means to the end; one of 1, that 8 bytes with the size follow.
            var (length, head) = (size == 0 ? range.upperBound - offset : size, 8)
            if size == 1 {
                guard big(4, at: offset + 8) == 0, let long = big(4, at: offset + 12) else { break }
                (length, head) = (long, 16)
            }
            guard length >= head, length <= range.upperBound - offset else { break }
            if has(type, at: offset + 4) { found.append(offset + head..<offset + length) }
            offset += length
        }
        return found
    }
}
