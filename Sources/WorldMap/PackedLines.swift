import Geodesy

/// Lines or rings on the Earth as text, which the compiler stores without any work at start-up.
///
/// Each line of text is a line on the Earth: the latitude and longitude of its points in hundredths or
/// other parts of a degree, each as the difference from the point before, in the characters of Google's encoded
/// polylines (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). A ring
/// has no last point. The lines of text of countries have a code and several rings, with spaces
/// between them.
struct PackedLines: Sendable {
    enum Kind {
        case lines
        case rings
    }

    private let kind: Kind

    /// The units in a degree.
    private let units: Double

    private let text: StaticString

    init(_ kind: Kind, units: Double = 100, _ text: StaticString) {
        self.kind = kind
        self.units = units
        self.text = text
    }

    /// The lines, or the rings, each of which ends with its first point.
    func unpacked() -> [[Coordinate]] {
        text.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).map { row in
                kind == .rings ? ring(row) : points(of: row)
            }
        }
    }

    /// The rings of countries, each of which ends with its first point, by their codes.
    ///
    /// - Parameter codes: the codes of the countries to unpack, of two letters.
    func unpacked(of codes: Set<String>) -> [String: [[Coordinate]]] {
        text.withUTF8Buffer { bytes in
            var countries: [String: [[Coordinate]]] = [:]
            for row in bytes.split(separator: UInt8(ascii: "\n")) {
                let code = String(decoding: row.prefix(2), as: UTF8.self)
                guard codes.contains(code) else { continue }
                countries[code] = row.dropFirst(3).split(separator: UInt8(ascii: " "))
                    .map(ring)
            }
            return countries
        }
    }

    private func ring(_ row: Slice<UnsafeBufferPointer<UInt8>>) -> [Coordinate] {
        let points = points(of: row)
        return points + points.prefix(1)
    }

    private func points(of row: Slice<UnsafeBufferPointer<UInt8>>) -> [Coordinate] {
        let row = UnsafeBufferPointer(rebasing: row)
        var points: [Coordinate] = []
        // Most points take three or four characters.
        points.reserveCapacity(row.count / 3)
        var (latitude, longitude) = (0, 0)
        var index = 0
        while index < row.count {
            latitude += Self.difference(in: row, at: &index)
            longitude += Self.difference(in: row, at: &index)
            let point = Coordinate(
                latitude: Double(latitude) / units, longitude: Double(longitude) / units)
            if let point { points.append(point) }
        }
        return points
    }

    /// Reads groups of five bits, the lowest first; the sixth says that another follows, and the
    /// lowest of all that the number is negative.
    private static func difference(
        in row: UnsafeBufferPointer<UInt8>,
        at index: inout Int
    ) -> Int {
        var (value, shift) = (0, 0)
        while index < row.count {
            let group = Int(row[index]) - 63
            index += 1
            value |= (group & 31) &<< shift
            shift += 5
            if group < 32 { break }
        }
        return value & 1 == 0 ? value >> 1 : ~(value >> 1)
    }
}
