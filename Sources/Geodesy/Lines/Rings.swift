extension [Coordinate] {
    /// Whether a closed ring, which does not cross the date line, surrounds a place.
    package func surrounds(_ place: Coordinate) -> Bool {
        crossings(ofLatitude: place.latitude).count { $0 > place.longitude } % 2 == 1
    }

    /// Twice the area of a closed ring in square degrees; positive if the ring goes against the clock.
    package var doubledArea: Double {
        zip(self, dropFirst()).reduce(0) { sum, side in
            sum + side.0.longitude * side.1.latitude - side.1.longitude * side.0.latitude
        }
    }

    /// The middle of the widest part of a closed ring on its middle parallel, and how many degrees of
    /// longitude that is wide; nil if the ring has no inside.
    package var widestPart: (middle: Coordinate, width: Double)? {
        guard let box = GeoBox(containing: self) else { return nil }
        let latitude = (box.south + box.north) / 2
        let ends = crossings(ofLatitude: latitude).sorted()
        let spans = stride(from: 0, to: ends.count - 1, by: 2).map { (ends[$0], ends[$0 + 1]) }
        guard let widest = spans.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
        return Coordinate(latitude: latitude, longitude: (widest.0 + widest.1) / 2)
            .map { ($0, widest.1 - widest.0) }
    }

    /// The longitudes at which a closed ring crosses a parallel, in the order of the ring.
    private func crossings(ofLatitude latitude: Double) -> [Double] {
        zip(self, dropFirst()).compactMap { start, end in
            guard (start.latitude > latitude) != (end.latitude > latitude) else { return nil }
            let share = (latitude - start.latitude) / (end.latitude - start.latitude)
            return start.longitude + share * (end.longitude - start.longitude)
        }
    }
}
