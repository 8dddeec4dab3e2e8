import SectionEssentials

/// A finished drawing: its pixels, line by line from the top, as numbers of the palette.
struct Drawing: Equatable, Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt8]
    let palette: [Colour]

    /// The drawing as a PNG file.
    var file: Data {
        PNGEncoder.encode(
            width: width, height: height, palette: palette.map { ($0.red, $0.green, $0.blue) },
            pixels: pixels)
    }
}
