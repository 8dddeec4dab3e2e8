extension GeoBox {
    /// Creates the smallest box that contains points; nil if there are none.
    ///
    /// Of the boxes that contain them it is the narrowest, so that it crosses the date line where
    /// that is shorter.
    public init?(containing points: some Sequence<Coordinate>) {
        self.init(containing: points, lines: [])
    }

    /// Creates the smallest box that contains points and lines; nil if there are none.
    ///
    /// Between its points a line goes the shorter way, straight in latitude and longitude.
    public init?(containing points: some Sequence<Coordinate>, lines: [[Coordinate]]) {
        var (south, north) = (90.0, -90.0)
        var longitudes: [Double] = []
        func add(_ point: Coordinate) {
            south = min(south, point.latitude)
            north = max(north, point.latitude)
            longitudes.append(point.longitude == 180 ? -180 : point.longitude)
        }
        for point in points { add(point) }
        for line in lines {
            for point in line { add(point) }
            for (start, end) in zip(line, line.dropFirst()) {
                longitudes += Self.longitudes(from: start.longitude, to: end.longitude)
            }
        }
        longitudes.sort()
        guard let first = longitudes.first, let last = longitudes.last else { return nil }
        // The widest gap between neighbours is what the box leaves out.
        var (west, east) = (first, last)
        var widest = first - last + 360
        for (before, after) in zip(longitudes, longitudes.dropFirst())
        where after - before > widest {
            (widest, west, east) = (after - before, after, before)
        }
        // A line around the Earth leaves only the gaps between its steps.
        if widest <= Self.step, !lines.isEmpty { (west, east) = (-180, 180) }
        // An eastern edge at the date line is at 180°.
        if east == -180, west > east { east = 180 }
        self.init(south: south, west: west, north: north, east: east)
    }

    /// The longest distance between the longitudes of a line, in degrees.
    private static let step = 1.0

    /// Longitudes on the shorter way between two.
    private static func longitudes(from start: Double, to end: Double) -> [Double] {
        let turn = (end - start).remainder(dividingBy: 360)
        let parts = (abs(turn) / step).rounded(.up)
        guard parts > 1 else { return [] }
        return (1..<Int(parts)).map { part in
            (start + turn * Double(part) / parts).remainder(dividingBy: 360)
        }
    }
}
