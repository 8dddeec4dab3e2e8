/// The colours of a drawing, at most 256; where there is no room for one more, the one that looks
/// most like it is used.
struct Palette {
    private(set) var colours: [Colour] = []
    private var numbers: [Colour: UInt8] = [:]

    /// Returns the number of a colour.
    mutating func number(of colour: Colour) -> UInt8 {
        if let number = numbers[colour] { return number }
        let number: UInt8
        if colours.count < 256 {
            number = UInt8(colours.count)
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
