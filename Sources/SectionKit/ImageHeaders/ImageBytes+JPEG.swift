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
