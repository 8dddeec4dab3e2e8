import Geodesy
import SectionKit

extension Map {
    /// A map on the coasts of Africa and South America, roughly.
    static func sample(
        _ points: [MapPoint] = [],
        lines: [MapLine] = [],
        frame: Frame = .content,
        on base: BaseMap = .twoContinents,
        table: String? = "places"
    ) -> Map {
        Map(
            key: "map", title: "Places", on: base, frame: frame, points: points, lines: lines,
            table: table)
    }
}

extension BaseMap {
    static let twoContinents = BaseMap(name: "two continents") { _ in
        Outlines(coasts: [africa, southAmerica], borders: [[.at(22, 25), .at(22, 31.5)]])
    }

    private static let africa: [Coordinate] = [
        .at(36, -6), .at(37, 10), .at(31, 20), .at(31, 32), .at(15, 40), .at(11, 43), .at(12, 51),
        .at(-5, 39), .at(-16, 40), .at(-26, 33), .at(-34, 25), .at(-34, 18), .at(-15, 12),
        .at(-1, 9), .at(4, 9), .at(5, -4), .at(8, -13), .at(15, -17), .at(28, -12), .at(36, -6),
    ]

    private static let southAmerica: [Coordinate] = [
        .at(8, -77), .at(12, -72), .at(10, -62), .at(4, -51), .at(-5, -35), .at(-23, -41),
        .at(-35, -57), .at(-55, -67), .at(-52, -75), .at(-18, -70), .at(-5, -81), .at(8, -77),
    ]
}

extension Coordinate {
    /// A point whose latitude and longitude are in range.
    static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(latitude: latitude, longitude: longitude)
            ?? Coordinate(latitude: 0, longitude: 0).unsafelyUnwrapped
    }
}

extension MapPoint {
    /// A point with a label, which is also the identity of its row.
    static func at(
        _ latitude: Double,
        _ longitude: Double,
        _ label: String,
        _ tone: Badge.Tone = .neutral,
        heading: Double? = nil,
        priority: Int = 0
    ) -> MapPoint {
        MapPoint(
            .at(latitude, longitude), label: label, tone: tone, heading: heading,
            priority: priority, row: label)
    }

    static let cities: [MapPoint] = [
        .at(-33.9, 18.4, "Cape Town", .positive), .at(6.5, 3.4, "Lagos"),
        .at(-23.5, -46.6, "São Paulo", .negative), .at(-12, -77, "Lima", .pending),
    ]
}

extension MapLine {
    static let routes: [MapLine] = [
        MapLine([[.at(-23.5, -46.6), .at(6.5, 3.4)]], path: .greatCircle, label: "GRU–LOS"),
        MapLine(
            [[.at(-23.5, -46.6), .at(-33.9, 18.4)]], path: .greatCircle, tone: .negative,
            row: "Cape Town"),
    ]
}
