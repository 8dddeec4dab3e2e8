package import Geodesy

/// Where a person has moved a map, and how much it is enlarged.
package struct MapPosition: Equatable, Sendable {
    /// How often the map was enlarged to twice the size; 0 if the whole frame is shown.
    package var zoom = 0

    /// The point in the middle; nil for the middle of the frame.
    package var middle: Coordinate?

    /// The position that shows the whole frame.
    package init() {}

    /// The share of the frame's size that is shown, from 0 to 1.
    var share: Double { 1 / Double(1 << zoom) }
}
