package import SectionKit

/// What a source of positions says: a receiver, or a track that is walked again.
package enum LocationEvent: Equatable, Sendable {
    /// The state of the source has changed.
    case state(LocationState)

    /// The walker is here.
    case point(TrackPoint)

    /// The walker passes here between two recorded points, which counts for steps only.
    case passing(TrackPoint)

    /// Nothing was recorded for a while, or the next segment begins.
    case gap

    /// The next of several tracks begins, whose time counts from its own start.
    case nextTrack

    /// The walk is over, because the track has no more points.
    case end
}

/// Whether a source of positions works.
package enum LocationState: Equatable, Sendable {
    /// Positions are awaited.
    case requesting

    /// Positions come.
    case authorised

    /// There is no receiver; two plain sentences say why, and what to do.
    case denied(reason: String, recovery: String)
}

/// A source of positions.
package protocol LocationInput: Sendable {
    /// The segments of the points to come, if they are known from the start; else none.
    var way: [[TrackPoint]] { get }

    /// Whether a walk that ends with the program goes on when it is started again.
    var goesOnLater: Bool { get }

    /// Returns the events of a new walk; it ends when its task is cancelled.
    func events() -> AsyncStream<LocationEvent>
}

extension LocationInput {
    package var way: [[TrackPoint]] { [] }

    package var goesOnLater: Bool { false }
}
