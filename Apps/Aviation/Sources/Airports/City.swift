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

    /// Whether it is a part of a larger city, or so small that it may be: the table has cities of 15,000
    /// people or more, and parts weigh a hundredth.
    var isPart: Bool { weight < 15_000 }

    /// How likely it is meant by the text: its usual name is another city's name in some language
    /// surprisingly often.
    var likelihood: Int { isUsualName ? weight * 30 : weight }
}

extension City {
    /// Reads a line of the table; nil for another line.
    ///
    /// - Parameter key: the name by which it was found, as names are looked for.
    init?(_ line: Slice<UnsafeRawBufferPointer>, called key: [UInt8]) {
        let fields = line.split(
            separator: UInt8(ascii: ","), maxSplits: 6, omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 7, let latitude = Double(fields[2]),
            let longitude = Double(fields[3]),
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        name = fields[0]
        countryCode = fields[1]
        self.coordinate = coordinate
        weight = Int(fields[4]) ?? 0
        airport = fields[5].isEmpty ? nil : fields[5]
        isUsualName = SearchText([name]).key == key
    }
}
