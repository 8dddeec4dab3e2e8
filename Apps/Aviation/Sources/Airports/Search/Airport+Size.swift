package import Geodesy

extension Airport {
    /// A number that is higher for a larger airport: by type, then scheduled service, then the
    /// length of its runways; nil if its type is unknown.
    package var size: Int? {
        kind.map { kind in
            let rank = kind.rank * 2 + (isScheduled ? 1 : 0)
            return rank * 1_000_000 + min(runwayLength ?? 0, 999_999)
        }
    }

    /// Returns the distance from a place over the ellipsoid, in metres; nil without a position.
    package func distance(from place: Coordinate) -> Double? {
        position.map(place.distance)
    }

    /// Returns the direction from a place, in degrees clockwise from true north; nil without a
    /// position, and at the place itself.
    package func bearing(from place: Coordinate) -> Double? {
        guard let position, position != place else { return nil }
        return Geodesic(from: place, to: position).initialBearing
    }

    /// Returns whether the airport is within a distance of a place, in metres.
    package func isWithin(_ radius: Double, of place: Coordinate) -> Bool {
        position?.isWithin(radius, of: place) ?? false
    }
}

extension Airport.Kind {
    /// The rank by size, higher for larger kinds.
    fileprivate var rank: Int {
        Self.allCases.count - (Self.allCases.firstIndex(of: self) ?? Self.allCases.count)
    }
}
