import Geodesy
import SectionKit

/// Returns a place; the nearest pole or 0 if a coordinate is out of range.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude.remainder(dividingBy: 360))
        ?? (latitude < 0 ? place(-90, 0) : latitude > 0 ? place(90, 0) : place(0, 0))
}

extension Block {
    /// A table of points, whose rows have the names of the points.
    static func table(of points: [MapPoint], key: String) -> Block {
        .table(
            Table(
                key: key,
                columns: [
                    Column("name", "Name"), Column("latitude", "Latitude", alignment: .trailing),
                    Column("longitude", "Longitude", alignment: .trailing),
                ],
                rows: points.map {
                    [
                        .text($0.label), .decimal($0.coordinate.latitude),
                        .decimal($0.coordinate.longitude),
                    ]
                },
                identities: points.map(\.row)))
    }
}

/// Numbers that look random and are the same every time (Numerical Recipes, ranqd1).
struct Numbers {
    private var state: UInt32 = 1

    /// The next number, from 0 up to 1.
    mutating func next() -> Double {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Double(state) / 4_294_967_296
    }
}
