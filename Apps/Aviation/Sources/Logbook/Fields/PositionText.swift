import Airports
package import Geodesy

/// A position as a person gives it, which a form shows as numbers.
package struct PositionText: LosslessStringConvertible, Sendable {
    package let coordinate: Coordinate

    package init(_ coordinate: Coordinate) {
        self.coordinate = coordinate
    }

    /// Reads a position; nil if it is invalid.
    package init?(_ text: String) {
        guard let coordinate = CoordinateText.coordinate(text) else { return nil }
        self.coordinate = coordinate
    }

    package var description: String { "\(coordinate.latitude),\(coordinate.longitude)" }
}
