package import Geodesy

/// A city, as GeoNames knows it.
package struct City: Equatable, Sendable {
    /// Its name in English or in its own language.
    package let name: String

    /// The code of the country (ISO 3166-1).
    package let countryCode: String

    package let coordinate: Coordinate

    /// How often it is meant by its name: the number of people, more for a city with an airport of
    /// its own, and less for a part of another city.
    package let weight: Int

    /// The code of OurAirports of its main airport; nil if none is near.
    package let airport: String?

    /// Whether the text by which it was found is its usual name.
    let isUsualName: Bool

    /// How likely it is meant by the text: its usual name is another city's name in some language
    /// surprisingly often.
    var likelihood: Int { isUsualName ? weight * 30 : weight }
}

extension City {
    /// Reads a line of the table, if the city has a name; nil for another line.
    init?(_ line: UnsafeRawBufferPointer, called name: SearchText) {
        // Few lines have the name, so it is looked for before anything else is read.
        let usual = line.prefix { $0 != UInt8(ascii: ",") }
        isUsualName = usual.isName(name)
        guard let names = line.lastIndex(of: UInt8(ascii: ",")).map({ line[($0 + 1)...] }),
            isUsualName
                || names.split(separator: UInt8(ascii: "|")).contains(where: { $0.isName(name) })
        else { return nil }
        let fields = line.split(
            separator: UInt8(ascii: ","), maxSplits: 6, omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 7, let latitude = Double(fields[2]),
            let longitude = Double(fields[3]),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        self.name = fields[0]
        countryCode = fields[1]
        self.coordinate = coordinate
        weight = Int(fields[4]) ?? 0
        airport = fields[5].isEmpty ? nil : fields[5]
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Whether a text in UTF-8 is a name, without regard to case and accents.
    fileprivate func isName(_ name: SearchText) -> Bool {
        guard mayBeName(name) else { return false }
        return SearchText([String(decoding: self, as: UTF8.self)]) == name
    }

    /// Whether a text may be a name, by its first letter and its length: false for most that are not.
    private func mayBeName(_ name: SearchText) -> Bool {
        // The name begins with a space. Letters of up to three bytes are folded to one.
        let length = name.bytes.count - 1
        guard let first, (length - 2...3 * length + 6).contains(count) else { return false }
        let letter = first.lowerCase
        if letter.isLetterOrDigit { return letter == name.bytes[1] }
        // Of the letters beyond ASCII, those of Latin and what is like them are folded to it.
        return letter < 0x80 || name.bytes[1] >= 0x80 || letter < 0xCC
            || [0xE1, 0xE2, 0xEF].contains(letter)
    }
}
