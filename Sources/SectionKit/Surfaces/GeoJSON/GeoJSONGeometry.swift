import Geodesy
import SectionEssentials

/// The geometry of a feature (RFC 7946, 3.1).
enum GeoJSONGeometry {
    /// A point; a known height in metres is the third number of its position.
    case point(Coordinate, elevation: Double? = nil)

    /// A line, in one part or several.
    case line([[Coordinate]])

    /// A recorded track, in one part or several; a known height is the third number of a position.
    case track([[TrackPoint]])

    /// An area, as polygons of rings: first the outer one, then its holes.
    case area([[[Coordinate]]])

    /// The geometry as JSON, with coordinates of at most some decimals; 7 are a centimetre.
    func text(digits: Int = 7) -> String {
        var (buffer, text) = (TextBuffer(), "")
        write(to: &buffer, digits: digits) { text += $0 }
        return text + buffer.text
    }

    /// Writes the geometry to a buffer, which is passed on in pieces.
    func write<Failure: Error>(
        to buffer: inout TextBuffer,
        digits: Int = 7,
        passingTo sink: (String) throws(Failure) -> Void
    ) throws(Failure) {
        switch self {
        case .point(let point, let elevation):
            buffer.append(#"{"type": "Point", "coordinates": "#)
            buffer.append(position: point, elevation: elevation, digits: digits)
            buffer.append("}")
        case .line(let parts):
            buffer.append(lineStart(isOne: parts.count == 1))
            try buffer.append(parts, passingTo: sink) {
                $0.append(position: $1, elevation: nil, digits: digits)
            }
            buffer.append("}")
        case .track(let parts):
            buffer.append(lineStart(isOne: parts.count == 1))
            try buffer.append(parts, passingTo: sink) {
                $0.append(position: $1.coordinate, elevation: $1.elevation, digits: digits)
            }
            buffer.append("}")
        case .area(let polygons):
            let isOne = polygons.count == 1
            buffer.append(
                #"{"type": "\#(isOne ? "Polygon" : "MultiPolygon")", "coordinates": "#)
            if !isOne { buffer.append("[") }
            for (index, rings) in polygons.enumerated() {
                if index > 0 { buffer.append(", ") }
                // A polygon of one ring is an array of one array too.
                if rings.count == 1 { buffer.append("[") }
                try buffer.append(rings, passingTo: sink) {
                    $0.append(position: $1, elevation: nil, digits: digits)
                }
                if rings.count == 1 { buffer.append("]") }
            }
            buffer.append(isOne ? "}" : "]}")
        }
    }

    private func lineStart(isOne: Bool) -> String {
        #"{"type": "\#(isOne ? "LineString" : "MultiLineString")", "coordinates": "#
    }
}

extension GeoJSONGeometry {
    /// The points of a track whose times are written, under the name that togeojson and its readers
    /// use; nil if no time is known.
    var times: [[TrackPoint]]? {
        guard case .track(let parts) = self else { return nil }
        return parts.joined().contains { $0.time != nil } ? parts : nil
    }

    /// The positions of a line, or of the rings of an area.
    var lines: [[Coordinate]] {
        switch self {
        case .point: []
        case .line(let parts): parts
        case .track(let parts): parts.map { $0.map(\.coordinate) }
        case .area(let polygons): polygons.flatMap(\.self)
        }
    }
}

extension Double {
    /// An angle or a height as a number with at most some decimals.
    func degrees(_ digits: Int = 7) -> String {
        ASCIIWriter.text(limit: 32) { $0.append(self, decimals: digits, isTrimmed: true) }
    }
}
