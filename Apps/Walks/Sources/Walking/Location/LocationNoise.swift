import Tracks

/// Leaves the noise of a receiver out of the events of a walk, as far as it is known while it goes
/// on, so that no step is there.
struct LocationNoise {
    private var filter: NoiseFilter

    /// - Parameter activity: how the way moves; nil if that is unknown.
    init(_ activity: Activity?) {
        filter = NoiseFilter(NoiseRule(activity))
    }

    /// Takes an event; returns those that are known to count now.
    mutating func take(_ event: LocationEvent) -> [LocationEvent] {
        switch event {
        case .point(let point):
            filter.take(point)
            return known()
        case .gap, .nextTrack, .end:
            filter.finish()
            return known() + [event]
        case .state, .passing: return [event]
        }
    }

    private mutating func known() -> [LocationEvent] {
        var events: [LocationEvent] = []
        while let event = filter.next() {
            switch event {
            case .point(let point): events.append(.point(point))
            case .gap: events.append(.gap)
            case .noise: break
            }
        }
        return events
    }
}
