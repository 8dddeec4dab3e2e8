import Tracks

/// Leaves the noise of a receiver out of the events of a walk.
struct LocationNoise {
    private var filter = NoiseFilter()

    /// Takes an event; returns those that are known to count now, and how many points do not.
    mutating func take(_ event: LocationEvent) -> (events: [LocationEvent], noise: Int) {
        switch event {
        case .point(let point):
            filter.take(point)
            return known()
        case .gap, .nextTrack, .end:
            filter.finish()
            var known = known()
            known.events.append(event)
            return known
        case .state, .passing: return ([event], 0)
        }
    }

    private mutating func known() -> (events: [LocationEvent], noise: Int) {
        var (events, noise) = ([LocationEvent](), 0)
        while let event = filter.next() {
            switch event {
            case .point(let point): events.append(.point(point))
            case .gap: events.append(.gap)
            case .noise: noise += 1
            }
        }
        return (events, noise)
    }
}
