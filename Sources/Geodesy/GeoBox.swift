/// A part of the Earth between two parallels and two meridians, in degrees (WGS 84).
///
/// A box whose western edge is east of its eastern edge crosses the date line (RFC 7946, 5.2).
public struct GeoBox: Equatable, Sendable {
    /// The southern edge, from -90 to 90.
    public let south: Double

    /// The western edge, from -180 to 180.
    public let west: Double

    /// The northern edge, from -90 to 90.
    public let north: Double

    /// The eastern edge, from -180 to 180.
    public let east: Double

    /// The whole Earth.
    public static let world = GeoBox(south: -90, west: -180, north: 90, east: 180, checked: ())

    /// Creates a box; nil if an edge is out of range or the southern edge is north of the northern.
    public init?(south: Double, west: Double, north: Double, east: Double) {
        let latitudes = -90.0...90
        let longitudes = -180.0...180
        guard latitudes.contains(south), latitudes.contains(north), south <= north,
            longitudes.contains(west), longitudes.contains(east)
        else { return nil }
        self.init(south: south, west: west, north: north, east: east, checked: ())
    }

    private init(south: Double, west: Double, north: Double, east: Double, checked: Void) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// Whether the box crosses the date line.
    public var crossesDateLine: Bool { west > east }

    /// The distance from the western to the eastern edge, in degrees of longitude, from 0 to 360.
    public var width: Double { crossesDateLine ? east - west + 360 : east - west }

    /// The distance from the southern to the northern edge, in degrees of latitude, from 0 to 180.
    public var height: Double { north - south }
}
