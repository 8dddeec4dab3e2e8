import Geodesy
package import SectionEssentials

extension Aircraft {
    /// A position older than this, in seconds, is old: it is marked, and does not move on.
    private static let oldAge = MaximumAge.usual.seconds

    /// Returns the aircraft where it is at a later time if it keeps its speed and track.
    ///
    /// It stays where it is on the ground, if its speed or track is unknown, and if its position was
    /// old already when it was loaded; a position that becomes old stops.
    ///
    /// - Parameters:
    ///   - now: the time to compute the position for.
    ///   - loaded: the time that its age was counted to when it was loaded.
    package func moved(to now: Date, since loaded: Date) -> Aircraft {
        guard let position = position(at: now, since: loaded) else { return self }
        var moved = self
        moved.position = position
        moved.isPositionComputed = true
        return moved
    }

    /// The computed position at a later time; nil if it does not move.
    func position(at now: Date, since loaded: Date) -> Coordinate? {
        guard isOnGround != true, let position, let groundSpeed, let track, now > loaded,
            let age = positionAge(at: now), let oldest = positionAge(at: loaded),
            age > 0, oldest <= Self.oldAge
        else { return nil }
        return position.destination(bearing: track, distance: groundSpeed * min(age, Self.oldAge))
    }
}
