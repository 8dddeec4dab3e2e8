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
                let points = Self.points(of: row)
                return kind == .rings ? points + points.prefix(1) : points
            }
        }
    }

    private static func points(of row: Slice<UnsafeBufferPointer<UInt8>>) -> [Coordinate] {
        var points: [Coordinate] = []
        var (latitude, longitude) = (0, 0)
        var index = row.startIndex
        while index < row.endIndex {
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
        in row: Slice<UnsafeBufferPointer<UInt8>>,
        at index: inout Int
    ) -> Int {
        var (value, shift) = (0, 0)
        while index < row.endIndex {
            let group = Int(row[index]) - 63
            index += 1
            value |= (group & 31) << shift
            shift += 5
            if group < 32 { break }
        }
        return value & 1 == 0 ? value >> 1 : ~(value >> 1)
    }
}
