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
