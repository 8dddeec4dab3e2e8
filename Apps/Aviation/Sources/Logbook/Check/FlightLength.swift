import SectionEssentials

/// How long a flight may take, by its distance.
package struct FlightLength: Equatable, Sendable {
    /// The distance between the airports, in kilometres.
    private let kilometres: Double

    /// Creates it for a distance in metres.
    package init(distance: Double) {
        kilometres = max(distance, 0) / 1000
    }

    /// The minutes that an airliner usually takes from gate to gate: half an hour, and the distance at
    /// 850 km/h.
    package var likely: Int { 30 + Int(clamping: kilometres / 850 * 60) }

    /// Whether a number of minutes is hardly possible: a whole day too long, or far too quick.
    ///
    /// Long waits, stops on the way and Concorde are possible; flights of a few minutes too.
    package func isDoubtful(_ minutes: Int) -> Bool {
        minutes > 2 * likely + 240 || kilometres > 300 && minutes * 9 < likely * 4
    }

    /// The length of some that is likely: the one nearest to the usual, unless all are doubtful.
    package func best(of lengths: [Int]) -> Int? {
        lengths.filter { $0 > 0 && !isDoubtful($0) }.min {
            ($0 - likely).magnitude < ($1 - likely).magnitude
        }
    }
}

extension LogEntry {
    /// The length that the distance tells, if that of the flight is doubtful; nil if it is not, if
    /// either is unknown, and for a flight that was diverted.
    package var likelyLength: FlightLength? {
        guard let distance, let minutes, flight.divertedTo == nil else { return nil }
        let length = FlightLength(distance: distance)
        return length.isDoubtful(minutes) ? length : nil
    }
}
