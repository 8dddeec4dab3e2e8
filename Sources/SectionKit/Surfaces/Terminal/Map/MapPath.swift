import Geodesy

/// A line of a map, with points so close together that it can be drawn straight between them.
struct MapPath: Sendable {
    /// The line of the map.
    let line: MapLine

    /// The line in pieces, each of which begins where the one before it ends.
    let pieces: [MapPiece]

    /// The point in the middle of the longest part, where a label belongs.
    let middle: Coordinate?

    /// The most degrees between two points of a great circle.
    private static let step = 2.0

    /// The most points of a piece: fewer would be many pieces, more would be drawn without need.
    private static let longest = 512

    init(_ line: MapLine) {
        self.line = line
        let parts = line.drawnSegments(every: Self.step)
        pieces = parts.flatMap { part in
            stride(from: 0, to: part.count - 1, by: Self.longest).map { start in
                MapPiece(part[start...min(start + Self.longest, part.count - 1)])
            }
        }
        let longest = parts.max { $0.count < $1.count }
        middle = longest.map { $0[$0.count / 2] }
    }
}

/// A piece of a line, which is drawn only if its surroundings are visible.
struct MapPiece: Sendable {
    let points: ArraySlice<Coordinate>

    /// The latitudes that it reaches, in degrees.
    let latitudes: ClosedRange<Double>

    /// The longitudes that it reaches, in degrees, which continue beyond 180 or -180 where the piece
    /// crosses the date line.
    let longitudes: ClosedRange<Double>

    /// The distance of ``corners``, in degrees of longitude.
    private static let step = 5.0

    init(_ points: ArraySlice<Coordinate>) {
        self.points = points
        let first = points.first
        var (south, north) = (first?.latitude ?? 0, first?.latitude ?? 0)
        var longitude = first?.longitude ?? 0
        var (west, east, before) = (longitude, longitude, longitude)
        for point in points {
            (south, north) = (min(south, point.latitude), max(north, point.latitude))
            longitude += MapProjection.turn(point.longitude - before)
            (west, east) = (min(west, longitude), max(east, longitude))
            before = point.longitude
        }
        latitudes = south...north
        longitudes = west...east
    }

    /// Points around the piece, close enough for finding the box around many pieces.
    var corners: [Coordinate] {
        // More than once around the Earth is all of it.
        let end = min(longitudes.upperBound, longitudes.lowerBound + 360)
        let inside = Array(stride(from: longitudes.lowerBound, to: end, by: Self.step))
        return (inside + [end]).flatMap { longitude in
            let longitude = longitude.remainder(dividingBy: 360)
            return [latitudes.lowerBound, latitudes.upperBound].compactMap {
                Coordinate(latitude: $0, longitude: longitude)
            }
        }
    }

    /// Whether a projection may show some of the piece.
    func isVisible(in projection: MapProjection) -> Bool {
        let half = projection.height / projection.scale / 2
        let (latitude, longitude) = (projection.middle.latitude, projection.middle.longitude)
        guard latitudes.upperBound >= latitude - half, latitudes.lowerBound <= latitude + half
        else { return false }
        let middle = (longitudes.lowerBound + longitudes.upperBound) / 2
        let distance = ((middle - longitude).remainder(dividingBy: 360)).magnitude
        let reach = longitudes.upperBound - middle + projection.width / projection.stretch / 2
        return distance <= reach
    }
}
