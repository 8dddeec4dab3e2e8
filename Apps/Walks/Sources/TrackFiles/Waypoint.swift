package import SectionKit

/// A named place in a file.
package struct Waypoint: Equatable, Sendable {
    package let name: String?

    package let point: TrackPoint

    package init(name: String?, point: TrackPoint) {
        self.name = name
        self.point = point
    }
}
