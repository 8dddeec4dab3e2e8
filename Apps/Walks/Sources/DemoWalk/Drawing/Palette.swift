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
