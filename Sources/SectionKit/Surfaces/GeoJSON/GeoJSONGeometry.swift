import Essentials
import Geodesy

/// The geometry of a feature (RFC 7946, 3.1).
enum GeoJSONGeometry {
    /// A point; a known height in metres is the third number of its position.
    case point(Coordinate, elevation: Double? = nil)

    /// A line, in one part or several.
    case line([[Coordinate]])

    /// A recorded track, in one part or several; a known height is the third number of a position.
    case track([[TrackPoint]])

    /// The geometry as JSON, with coordinates of at most some decimals; 7 are a centimetre.
    func text(digits: Int = 7) -> String {
        switch self {
        case .point(let point, let elevation):
            let position = Self.position(point, digits, elevation: elevation)
            return #"{"type": "Point", "coordinates": \#(position)}"#
        case .line(let parts):
            return Self.line(parts.map { $0.map { Self.position($0, digits) } })
        case .track(let parts):
            return Self.line(
                parts.map { part in
                    part.map { Self.position($0.coordinate, digits, elevation: $0.elevation) }
                })
        }
    }

    /// A line through positions, in one part or several.
    private static func line(_ parts: [[String]]) -> String {
        let lines = parts.map { "[" + $0.joined(separator: ", ") + "]" }
        return lines.count == 1
            ? #"{"type": "LineString", "coordinates": \#(lines[0])}"#
            : #"{"type": "MultiLineString", "coordinates": [\#(lines.joined(separator: ", "))]}"#
    }

    /// A position: the longitude comes first, and the height in metres last.
    private static func position(
        _ point: Coordinate,
        _ digits: Int,
        elevation: Double? = nil
    ) -> String {
        let height = elevation.map { ", \($0.degrees(2))" } ?? ""
        return "[\(point.longitude.degrees(digits)), \(point.latitude.degrees(digits))\(height)]"
    }
}

extension Double {
    /// An angle or a height as a number with at most some decimals.
    func degrees(_ digits: Int = 7) -> String {
        var text = fixed(digits)[...]
        while text.last == "0" { text = text.dropLast() }
        if text.last == "." { text = text.dropLast() }
        return String(text)
    }
}
