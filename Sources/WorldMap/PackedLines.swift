import Geodesy

/// Lines or rings on the Earth as text, which the compiler stores without any work at start-up.
///
/// Each line of text is a line on the Earth: the latitude and longitude of its points in hundredths
/// of a degree, each as the difference from the point before, in the characters of Google's encoded
/// polylines (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). A ring
/// has no last point.
struct PackedLines: Sendable {
    enum Kind {
        case lines
        case rings
    }

    private let kind: Kind
    private let text: StaticString

    init(_ kind: Kind, _ text: StaticString) {
        self.kind = kind
        self.text = text
    }

    /// The lines, or the rings, each of which ends with its first point.
    func unpacked() -> [[Coordinate]] {
        text.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).map { row in
                var points = Self.points(of: UnsafeBufferPointer(rebasing: row))
                if kind == .rings, let first = points.first { points.append(first) }
                return points
            }
        }
    }

    private static func points(of row: UnsafeBufferPointer<UInt8>) -> [Coordinate] {
        var points: [Coordinate] = []
        // Most points take three or four characters.
        points.reserveCapacity(row.count / 3)
        var (latitude, longitude) = (0, 0)
        var index = 0
        while index < row.count {
            latitude += difference(in: row, at: &index)
            longitude += difference(in: row, at: &index)
            let point = Coordinate(
                latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)
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
