/// A finished drawing: its pixels, line by line from the top, as numbers of the palette.
struct Drawing: Equatable, Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt8]
    let palette: [Colour]
}
