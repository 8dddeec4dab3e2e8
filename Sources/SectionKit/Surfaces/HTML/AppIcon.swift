package import SectionEssentials

/// The icon of a program: a tile with the first letters of its name, drawn as lines, so that a drawing
/// in SVG and a picture in PNG are the same.
package struct AppIcon: Sendable {
    /// A place on the tile, which is 32 wide and 32 high.
    private typealias Place = (x: Double, y: Double)

    private static let side = 32.0

    private let lines: [[Place]]

    /// How wide the lines are.
    private let width: Double

    /// Creates the icon of a program: the first letters of the first two words of its name, or three bars
    /// if it has no letters from A to Z.
    package init(of program: String) {
        let words = program.split(whereSeparator: \.isWhitespace)
        let letters = words.prefix(2).compactMap {
            $0.first.flatMap { Self.letters[$0.uppercased()] }
        }
        let shown = letters.isEmpty ? [Self.bars] : letters
        let unit = shown.count == 1 ? 2.4 : 1.7
        let across = Double(6 * shown.count - 2)
        width = unit * 1.5
        lines = shown.enumerated().flatMap { index, letter in
            letter.split(separator: " ").map { line in
                let numbers = line.compactMap { $0.wholeNumberValue.map(Double.init) }
                return stride(from: 0, to: numbers.count - 1, by: 2).map { place in
                    (
                        x: Self.side / 2
                            + unit * (numbers[place] + Double(6 * index) - across / 2),
                        y: Self.side / 2 + unit * (numbers[place + 1] - 3)
                    )
                }
            }
        }
    }

    /// The icon in SVG.
    ///
    /// - Parameter isWhole: whether the tile has corners, for systems that cut icons into a shape.
    package func svg(isWhole: Bool = false) -> String {
        let path = lines.map { line in
            "M" + line.map { "\($0.x.fixed(1)) \($0.y.fixed(1))" }.joined(separator: "L")
        }
        return """
            <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>\
            <rect width='32' height='32' rx='\(isWhole ? 0 : 7)' fill='\(ColorToken.accent.lightCSS)'/>\
            <path d='\(path.joined())' fill='none' stroke='white' stroke-width='\(width.fixed(1))' \
            stroke-linecap='round' stroke-linejoin='round'/></svg>
            """
    }

    /// The icon in PNG, with a tile that has corners.
    ///
    /// - Parameter size: its width and height in pixels.
    package func png(size: Int) -> Data {
        let pixel = Self.side / Double(size)
        // How far around a line it is seen, also where it covers a pixel in part.
        let reach = (width + pixel) / 2
        var covered = [Double](repeating: 0, count: size * size)
        for line in lines {
            for (start, end) in zip(line, line.dropFirst()) {
                let columns = Self.pixels(start.x, end.x, reach, pixel, size)
                for row in Self.pixels(start.y, end.y, reach, pixel, size) {
                    for column in columns {
                        let place = ((Double(column) + 0.5) * pixel, (Double(row) + 0.5) * pixel)
                        let away = Self.distance(from: place, to: start, end)
                        let share = min(1, max(0, (reach - away) / pixel))
                        covered[row * size + column] = max(covered[row * size + column], share)
                    }
                }
            }
        }
        return PNGEncoder.encode(
            width: size, height: size, palette: Self.palette,
            pixels: covered.map { share in
                let color = (share * Double(Self.palette.count - 1)).rounded()
                return UInt8(clamping: Int(clamping: color))
            })
    }

    /// The pixels of a line between two places, in one direction.
    private static func pixels(
        _ start: Double, _ end: Double, _ reach: Double, _ pixel: Double, _ size: Int
    ) -> Range<Int> {
        let first = max(0, Int((min(start, end) - reach) / pixel))
        return first..<max(first, min(size, Int((max(start, end) + reach) / pixel) + 1))
    }

    /// How far a place is from the line between two others.
    private static func distance(from place: Place, to start: Place, _ end: Place) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let along = ((place.x - start.x) * x + (place.y - start.y) * y) / (x * x + y * y)
        let share = min(1, max(0, along))
        let (across, down) = (start.x + share * x - place.x, start.y + share * y - place.y)
        return (across * across + down * down).squareRoot()
    }

    /// The colours from that of the tile to white.
    private static let palette: [PNGEncoder.Color] = {
        let (red, green, blue) = ColorToken.accent.lightRGB
        return (0...32).map { step in
            let mix = { (part: UInt8) in UInt8(Int(part) + (255 - Int(part)) * step / 32) }
            return (mix(red), mix(green), mix(blue))
        }
    }()

    private static let bars = "0040 0343 0626"

    /// The lines of letters and digits on a grid that is 4 wide and 6 high: each number is a column or a
    /// row, by turns.
    private static let letters = [
        "A": "062046 1434", "B": "06003041423303 3344453606", "C": "4130100105163645",
        "D": "00204244260600", "E": "40000646 0333", "F": "400006 0333",
        "G": "41301001051636454323", "H": "0006 4046 0343", "I": "2026", "J": "4045361605",
        "K": "0006 400346", "L": "000646", "M": "0600234046", "N": "06004640",
        "O": "103041453616050110", "P": "06003041423303", "Q": "103041453616050110 2446",
        "R": "06003041423303 2346", "S": "413010010213334445361605", "T": "0040 2026",
        "U": "000516364540", "V": "002640", "W": "0016233640", "X": "0046 4006",
        "Y": "002340 2326", "Z": "00400646", "0": "103041453616050110", "1": "112026",
        "2": "01103041420646", "3": "0110304142331333 334445361605", "4": "300444 3036",
        "5": "4000033344453606", "6": "3010010516364544331304", "7": "004016",
        "8": "10304142331302011013 133344453616050413", "9": "1636454130100102133342",
    ]
}
