extension [Coordinate] {
    /// The parts of a ring without its seams: the sides along the date line and the south pole, where
    /// only the map ends.
    package var partsBetweenSeams: [[Coordinate]] {
        let seams = indices.dropLast().filter { isSeam(self[$0], self[$0 + 1]) }
        guard let seam = seams.first else { return [self] }
        // The ring from the end of one seam, so that no part is cut in two.
        let ring = dropFirst(seam + 1) + dropFirst().prefix(seam)
        var (parts, part) = ([[Coordinate]](), [Coordinate]())
        for point in ring {
            if let last = part.last, isSeam(last, point) {
                if part.count > 1 { parts.append(part) }
                part = []
            }
            part.append(point)
        }
        if part.count > 1 { parts.append(part) }
        return parts
    }

    private func isSeam(_ one: Coordinate, _ other: Coordinate) -> Bool {
        one.longitude.magnitude == 180 && other.longitude.magnitude == 180
            || one.latitude == -90 && other.latitude == -90
    }
}
