import Geodesy
import SectionEssentials
import SectionKit
import Tracks

extension [Photo] {
    /// Returns the photos near a step, the nearest first, and of those at one and the same position
    /// only the first: such positions are placeholders.
    func sorted(near step: Step) -> [Photo] {
        var seen: [Coordinate] = []
        let single = filter { photo in
            guard let coordinate = photo.coordinate else { return true }
            if seen.contains(coordinate) { return false }
            seen.append(coordinate)
            return true
        }
        let place = step.point.coordinate
        let distances = single.map { photo in
            photo.coordinate.map(place.haversineDistance) ?? .infinity
        }
        return single.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
            .map { single[$0] }
    }
}

extension Coordinate {
    /// A coordinate for a server, such as `45.7706`: to about ten metres, which is enough to find
    /// photos, and the same when the walk is walked again.
    static func text(_ degrees: Double) -> String {
        let number = Int(clamping: (degrees.magnitude * 10_000).rounded())
        let fraction = String(number % 10_000)
        let zeros = String(repeating: "0", count: 4 - fraction.count)
        return "\(degrees < 0 && number > 0 ? "-" : "")\(number / 10_000).\(zeros)\(fraction)"
    }
}
