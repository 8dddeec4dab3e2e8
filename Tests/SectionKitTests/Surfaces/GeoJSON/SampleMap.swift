import Geodesy
import SectionKit
import Testing

/// Ports and routes, some across the date line and over the pole.
enum SampleMap {
    static func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }

    static func map() throws -> Map {
        Map(
            key: "ports",
            title: "Ports *and* routes",
            on: .empty,
            points: [
                MapPoint(try at(45.55, 13.73), label: "Koper", tone: .positive, row: "kp"),
                MapPoint(try at(-18.1416, 178.4419), label: "Suva \"ferry\"", heading: 92.5),
                MapPoint(try at(0, -180), label: "", row: "nothing"),
            ],
            lines: [
                MapLine(
                    [[try at(-18.1416, 178.4419), try at(-13.83, -171.76)]], path: .greatCircle,
                    label: "Suva–Apia", tone: .negative, row: "sa"),
                MapLine(
                    [
                        [try at(45.55, 13.73), try at(45.6, 13.70), try at(45.65, 13.76)],
                        [try at(45.7, 13.7), try at(45.71, 13.71)],
                    ], path: .straight, label: "Koper–Trst", row: "kp"),
                MapLine([[try at(80, 10), try at(85, -170)]], path: .greatCircle),
            ],
            table: "stops"
        )
    }

    /// The table of the map, with a column whose key the map uses itself.
    static let table = Table(
        key: "stops",
        columns: [
            Column("name", "Name"), Column("label", "Label"), .people("Only for people"),
            Column("berths", "Berths"), Column("depth_m", "Depth"),
        ],
        rows: [
            [.text("Koper"), .text("x"), .text("a"), .integer(7), .decimal(14.5, digits: 1)],
            [.text("Suva–Apia"), .text("y"), .text("b"), .empty, .empty],
        ],
        identities: ["kp", "sa"]
    )

    static func section() throws -> SectionSnapshot {
        .showing("harbour", .map(try map()), .table(table))
    }
}
