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
