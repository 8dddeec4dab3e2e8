import SectionEssentials
import Testing

@testable import DemoWalk

/// Drawings as files.
@Suite struct PNGTests {
    @Test func `A drawing becomes a PNG file that is recognized`() throws {
        let drawing = Drawing(
            width: 3, height: 2, pixels: [0, 1, 0, 1, 0, 1],
            palette: [Colour(0xFFFFFF), Colour(0x102030)])
        let file = drawing.file
        #expect(file.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(file.pngSize == [0, 0, 0, 3, 0, 0, 0, 2])
        #expect(file.suffix(12) == Data([0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]))
    }

    @Test func `A palette that is full uses the colour that looks most alike`() {
        var palette = Palette()
        for red in 0...255 { _ = palette.number(of: Colour(UInt8(red), 0, 0)) }
        let number = palette.number(of: Colour(40, 1, 0))
        #expect(palette.colours.count == 256)
        #expect(palette[number] == Colour(40, 0, 0))
    }
}

extension Data {
    /// The width and the height in the header of a PNG file.
    var pngSize: [UInt8] { Array(dropFirst(16).prefix(8)) }
}
