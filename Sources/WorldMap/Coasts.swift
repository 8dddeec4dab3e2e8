import Geodesy

extension [Coordinate] {
    /// The parts of a ring of land that are at the sea: those that are not at the date line or the
    /// south pole, where only the map ends.
    var coasts: [[Coordinate]] {
        let seams = indices.dropLast().filter { isSeam(self[$0], self[$0 + 1]) }
        guard let seam = seams.first else { return [self] }
        // The ring from the end of one seam, so that no coast is in two parts.
        let ring = dropFirst(seam + 1) + dropFirst().prefix(seam)
        var (coasts, coast) = ([[Coordinate]](), [Coordinate]())
        for point in ring {
            if let last = coast.last, isSeam(last, point) {
                if coast.count > 1 { coasts.append(coast) }
                coast = []
            }
            coast.append(point)
        }
        if coast.count > 1 { coasts.append(coast) }
        return coasts
    }

    private func isSeam(_ one: Coordinate, _ other: Coordinate) -> Bool {
        abs(one.longitude) == 180 && abs(other.longitude) == 180
            || one.latitude == -90 && other.latitude == -90
    }
}
