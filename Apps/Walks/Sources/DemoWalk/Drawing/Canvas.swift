import SectionEssentials

/// Where a drawing is painted, at twice its size, so that its edges become smooth.
struct Canvas {
    let width: Int
    let height: Int
    private var pixels: [UInt8]
    private var palette = Palette()

    /// Creates a canvas for a drawing of a size in pixels.
    init(width: Int, height: Int) {
        self.width = 2 * width
        self.height = 2 * height
        pixels = Array<UInt8>(repeating: 0, count: 4 * width * height)
    }

    /// Paints a part of a column, from one line to before another; what is outside is left out.
    mutating func paint(x: Int, from top: Double, to bottom: Double, _ colour: Colour) {
        guard (0..<width).contains(x), top < bottom else { return }
        let first = Int(clamping: max(0, min(Double(height), top.rounded())))
        let end = Int(clamping: max(0, min(Double(height), bottom.rounded())))
        if first >= end { return }
        let number = palette.number(of: colour)
        for y in first..<end { pixels[y * width + x] = number }
    }

    /// Paints an ellipse.
    mutating func paint(
        ellipseAt x: Double, _ y: Double, width radius: Double, height: Double, _ colour: Colour
    ) {
        for column in columns(from: x - radius, to: x + radius) {
            let across = (Double(column) + 0.5 - x) / radius
            guard across.magnitude < 1 else { continue }
            let half = height * (1 - across * across).squareRoot()
            paint(x: column, from: y - half, to: y + half, colour)
        }
    }

    /// Mixes a colour into what is painted in an ellipse.
    mutating func tint(
        circleAt x: Double, _ y: Double, radius: Double, with colour: Colour, _ share: Double
    ) {
        for column in columns(from: x - radius, to: x + radius) {
            let across = Double(column) + 0.5 - x
            guard across.magnitude < radius else { continue }
            let half = (radius * radius - across * across).squareRoot()
            for line in lines(from: y - half, to: y + half) {
                let index = line * width + column
                pixels[index] = palette.number(
                    of: palette[pixels[index]].mixed(with: colour, share))
            }
        }
    }

    /// The drawing, in which each pixel has the mean colour of four painted ones.
    consuming func drawing() -> Drawing {
        var drawn: [UInt8] = []
        drawn.reserveCapacity(pixels.count / 4)
        var means: [UInt32: UInt8] = [:]
        for y in stride(from: 0, to: height, by: 2) {
            for x in stride(from: 0, to: width, by: 2) {
                let (upper, lower) = (y * width + x, (y + 1) * width + x)
                let four = (
                    pixels[upper], pixels[upper + 1], pixels[lower], pixels[lower + 1]
                )
                if four.0 == four.1, four.0 == four.2, four.0 == four.3 {
                    drawn.append(four.0)
                    continue
                }
                let key =
                    UInt32(four.0) << 24 | UInt32(four.1) << 16 | UInt32(four.2) << 8
                    | UInt32(four.3)
                if let mean = means[key] {
                    drawn.append(mean)
                    continue
                }
                let mean = palette.number(
                    of: palette[four.0].mixed(with: palette[four.1], 0.5)
                        .mixed(with: palette[four.2].mixed(with: palette[four.3], 0.5), 0.5))
                means[key] = mean
                drawn.append(mean)
            }
        }
        return Drawing(
            width: width / 2, height: height / 2, pixels: drawn, palette: palette.colours)
    }

    private func columns(from start: Double, to end: Double) -> Range<Int> {
        Self.range(from: start, to: end, limit: width)
    }

    private func lines(from start: Double, to end: Double) -> Range<Int> {
        Self.range(from: start, to: end, limit: height)
    }

    private static func range(from start: Double, to end: Double, limit: Int) -> Range<Int> {
        let first = Int(clamping: max(0, min(Double(limit), start.rounded(.down))))
        return first..<max(first, Int(clamping: max(0, min(Double(limit), end.rounded(.up)))))
    }
}

/// The colours of a drawing, at most 256; where there is no room for one more, the one that looks
/// most like it is used.
struct Palette {
    private(set) var colours: [Colour] = []
    private var numbers: [Colour: UInt8] = [:]

    /// The latest colours with their numbers, by a hash: most parts of a drawing use a few.
    private var latest = Array<Entry?>(repeating: nil, count: 1024)

    private struct Entry {
        let colour: Colour
        let number: UInt8
    }

    /// Returns the number of a colour.
    mutating func number(of colour: Colour) -> UInt8 {
        let place = colour.place(of: latest.count)
        if let entry = latest[place], entry.colour == colour { return entry.number }
        let number = numbers[colour] ?? add(colour)
        latest[place] = Entry(colour: colour, number: number)
        return number
    }

    private mutating func add(_ colour: Colour) -> UInt8 {
        var number = UInt8(truncatingIfNeeded: colours.count)
        if colours.count < 256 {
            colours.append(colour)
        } else {
            let nearest = colours.indices.min {
                colours[$0].difference(from: colour) < colours[$1].difference(from: colour)
            }
            number = UInt8(nearest ?? 0)
        }
        numbers[colour] = number
        return number
    }

    subscript(number: UInt8) -> Colour { colours[Int(number)] }
}

extension Colour {
    /// A place among a number of them, which is a power of two.
    fileprivate func place(of count: Int) -> Int {
        let bits = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        return Int(bits &* 0x9E37_79B1 >> 16) & (count - 1)
    }
}
