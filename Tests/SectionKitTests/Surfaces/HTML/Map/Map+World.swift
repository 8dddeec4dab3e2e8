import Geodesy
import SectionKit
import Testing

extension Coordinate {
    /// Creates a place; the test fails if it is out of range.
    static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }
}

extension BaseMap {
    /// A base with one island.
    static func island() throws -> BaseMap {
        let ring = try [(0.0, 0.0), (0, 10), (10, 10), (0, 0)].map {
            try Coordinate.place($0.0, $0.1)
        }
        return BaseMap(name: "Island Survey") { _ in Outlines(coasts: [ring], land: [ring]) }
    }
}

extension Map {
    /// Creates a map of the whole Earth.
    static func world(
        points: [MapPoint] = [],
        lines: [MapLine] = [],
        on base: BaseMap = .empty,
        table: String? = nil
    ) -> Map {
        Map(
            key: "tea", title: "Tea gardens", on: base, frame: .world, points: points,
            lines: lines, table: table)
    }
}
