import SectionCLibrary
import SectionEssentials

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

extension GeoBox {
    /// Creates the smallest box that contains points; nil if there are none.
    ///
    /// Of the boxes that contain them it is the narrowest, so that it crosses the date line where
    /// that is shorter.
    public init?(containing points: some Sequence<Coordinate>) {
        self.init(containing: points, lines: [])
    }

    /// Creates the smallest box that contains points and lines; nil if there are none.
    ///
    /// Between its points a line goes the shorter way, straight in latitude and longitude.
    public init?(containing points: some Sequence<Coordinate>, lines: [[Coordinate]]) {
        let points = Array(points)
        var (south, north, low, high) = (90.0, -90.0, 180.0, -180.0)
        for part in [points] + lines {
            for point in part {
                (south, north) = (min(south, point.latitude), max(north, point.latitude))
                let longitude = point.longitude == 180 ? -180 : point.longitude
                (low, high) = (min(low, longitude), max(high, longitude))
            }
        }
        guard south <= north else { return nil }
        if high - low <= 180 {
            // No gap between them is wider than the rest of the Earth.
            self.init(south: south, west: low, north: north, east: high)
            return
        }
        var longitudes = ([points] + lines).joined().map {
            $0.longitude == 180 ? -180 : $0.longitude
        }
        // The steps of all lines are on the same meridians, so that there are at most 360.
        var steps: Set<Int> = []
        for line in lines {
            for (start, end) in zip(line, line.dropFirst()) where steps.count < 360 {
                steps.formUnion(Self.meridians(from: start.longitude, to: end.longitude))
            }
        }
        longitudes += steps.map(Double.init)
        longitudes.sort()
        guard let first = longitudes.first, let last = longitudes.last else { return nil }
        // The widest gap between neighbours is what the box leaves out.
        var (west, east) = (first, last)
        var widest = first - last + 360
        for (before, after) in zip(longitudes, longitudes.dropFirst())
        where after - before > widest {
            (widest, west, east) = (after - before, after, before)
        }
        // A line around the Earth leaves only the gaps between its steps.
        if widest <= Self.step, !lines.isEmpty { (west, east) = (-180, 180) }
        // An eastern edge at the date line is at 180°.
        if east == -180, west > east { east = 180 }
        self.init(south: south, west: west, north: north, east: east)
    }

    /// Returns whether another box lies within it.
    package func contains(_ other: GeoBox) -> Bool {
        let start = (other.west - west).truncatingRemainder(dividingBy: 360)
        let isBetween = width >= 360 || (start < 0 ? start + 360 : start) + other.width <= width
        return isBetween && south <= other.south && north >= other.north
    }

    /// Returns the box with a margin on all sides, as far as there is Earth.
    ///
    /// - Parameter margin: how far it reaches beyond its edges, in metres, 0 or more.
    public func enlarged(by margin: Double) -> GeoBox {
        let degrees = margin / (Earth.meanRadius * .pi / 180)
        let (south, north) = (max(-90, south - degrees), min(90, north + degrees))
        // Meridians are nearest to each other at the edge that is nearer to its pole.
        let scale = cos(max(south.magnitude, north.magnitude) * .pi / 180)
        let around = degrees / max(scale, 0.000_001)
        let isAround = width + 2 * around >= 360
        return GeoBox(
            south: south, west: isAround ? -180 : Self.longitude(west - around), north: north,
            east: isAround ? 180 : Self.longitude(east + around)) ?? self
    }

    /// The longitude between -180 and 180.
    private static func longitude(_ degrees: Double) -> Double {
        degrees.remainder(dividingBy: 360)
    }

    /// The longest distance between the longitudes of a line, in degrees.
    private static let step = 1.0

    /// The whole degrees of longitude on the shorter way between two, from -180 to 179.
    private static func meridians(from start: Double, to end: Double) -> [Int] {
        let turn = (end - start).remainder(dividingBy: 360)
        let (west, east) = (min(start, start + turn), max(start, start + turn))
        let (first, last) = (Int(clamping: west.rounded(.up)), Int(clamping: east.rounded(.down)))
        guard first <= last else { return [] }
        return (first...last).map { ($0 + 540) % 360 - 180 }
    }
}
