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
