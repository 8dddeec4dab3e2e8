extension ImageBytes {
    /// The size in the first chunk of a PNG file, which must be the image header (section 11.2.1).
    var pngSize: PixelSize? {
        guard big(4, at: 8) == 13, has("IHDR", at: 12), let width = big(4, at: 16),
            let height = big(4, at: 20), max(width, height) <= Int(Int32.max)
        else { return nil }
        return PixelSize(width: width, height: height)
    }
}
