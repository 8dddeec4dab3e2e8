extension GeoBox {
    /// Creates the smallest box that contains points; nil if there are none.
    ///
    /// Of the boxes that contain them it is the narrowest, so that it crosses the date line where
    /// that is shorter.
    public init?(containing points: some Sequence<Coordinate>) {
        var (south, north) = (90.0, -90.0)
        var longitudes: [Double] = []
        for point in points {
            south = min(south, point.latitude)
            north = max(north, point.latitude)
            longitudes.append(point.longitude == 180 ? -180 : point.longitude)
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
        // An eastern edge at the date line is at 180°.
        if east == -180, west > east { east = 180 }
        self.init(south: south, west: west, north: north, east: east)
    }
}
