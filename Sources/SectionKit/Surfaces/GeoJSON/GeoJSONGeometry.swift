import Essentials
import Geodesy

/// The geometry of a feature (RFC 7946, 3.1).
enum GeoJSONGeometry {
    case point(Coordinate)

    /// A line, in one part or several.
    case line([[Coordinate]])

    /// The geometry as JSON, with coordinates of at most some decimals; 7 are a centimetre.
    func text(digits: Int = 7) -> String {
        switch self {
        case .point(let point):
            return #"{"type": "Point", "coordinates": \#(Self.position(point, digits))}"#
        case .line(let parts):
            let lines = parts.map { part in
                "[" + part.map { Self.position($0, digits) }.joined(separator: ", ") + "]"
            }
            return lines.count == 1
                ? #"{"type": "LineString", "coordinates": \#(lines[0])}"#
                : #"{"type": "MultiLineString", "coordinates": [\#(lines.joined(separator: ", "))]}"#
        }
    }

    /// A position: the longitude comes first.
    private static func position(_ point: Coordinate, _ digits: Int) -> String {
        "[\(point.longitude.degrees(digits)), \(point.latitude.degrees(digits))]"
    }
}

extension Double {
    /// An angle as a JSON number with at most some decimals.
    func degrees(_ digits: Int = 7) -> String {
        var text = fixed(digits)[...]
        while text.last == "0" { text = text.dropLast() }
        if text.last == "." { text = text.dropLast() }
        return String(text)
    }
}
