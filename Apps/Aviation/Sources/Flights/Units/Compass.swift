import SectionEssentials

/// The eight directions of the compass.
package enum Compass: String, CaseIterable, Sendable {
    case north
    case northEast = "north-east"
    case east
    case southEast = "south-east"
    case south
    case southWest = "south-west"
    case west
    case northWest = "north-west"

    /// The direction nearest to an angle in degrees clockwise from north; nil if it is not finite.
    package init?(degrees: Double) {
        guard degrees.isFinite else { return nil }
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        let index = Int(clamping: ((turn < 0 ? turn + 360 : turn) / 45).rounded()) % 8
        self = Self.allCases[index]
    }

    /// The letters, such as `NE`.
    package var letters: String {
        switch self {
        case .north: "N"
        case .northEast: "NE"
        case .east: "E"
        case .southEast: "SE"
        case .south: "S"
        case .southWest: "SW"
        case .west: "W"
        case .northWest: "NW"
        }
    }
}
