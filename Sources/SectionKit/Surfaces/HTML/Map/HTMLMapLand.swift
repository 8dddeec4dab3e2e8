import Geodesy
import SectionEssentials

/// Writes the land, the areas and the borders of a map: in detail where it is shown, and coarsely elsewhere,
/// because the page's globe shows that too.
struct HTMLMapLand {
    /// The units, about a kilometre.
    static let units = HTMLMapPath.Units(east: 0, north: 0, decimals: 2)

    /// The units of a small frame, about 100 metres.
    static let nearUnits = HTMLMapPath.Units(east: 0, north: 0, decimals: 3)

    /// The units of a frame.
    static func units(of frame: HTMLMapFrame) -> HTMLMapPath.Units {
        frame.width < 8 ? nearUnits : units
    }

    /// The markup.
    let html: String

    /// Whether the land is not known closely enough for the frame, so that it is not drawn.
    let isLeftOut: Bool

    /// The most zones of a wide frame, and the height of each in degrees.
    private static let mostZones = 24
    private static let zoneHeight = 3.0

    /// The widest frame with details, in degrees.
    private static let widest = 90.0

    /// The resolution of outlines without details, in degrees.
    private static let coarse = 0.25

    /// How far land away from details may be from where it is, in degrees, and in metres.
    private static let farAccuracy = 0.25
    private static let farDistance = 25_000.0

    /// The size of the islands that can be left out far away, in degrees.
    private static let smallest = 1.5

    /// - Parameters:
    ///   - areas: the areas of the map, which are between the land and its borders.
    ///   - rows: the numbers of the rows by their identities.
    ///   - points: the points of the map, the most important first, around which a wide frame has
    ///     details too, because people look at them closely.
    init(
        _ base: BaseMap, areas: [MapArea] = [], rows: [String: Int] = [:], frame: HTMLMapFrame,
        points: [Coordinate] = []
    ) {
        let isWide = frame.width > Self.widest
        let zones = isWide ? Self.zones(around: points) : [frame.surroundings]
        let outlines = base.outlines(
            !isWide ? frame.width / 400 : zones.isEmpty ? Self.coarse : Self.coarse / 2)
        isLeftOut = !outlines.isTrue(ofHeight: frame.height)
        let units = Self.units(of: frame)
        var land = HTMLMapPath(in: units)
        for ring in outlines.land {
            guard !zones.isEmpty else {
                land.add(ring.dropLast(), isClosed: true)
                continue
            }
            let ring = Self.detailed(ring, in: zones, isDense: !isWide)
            if ring.count > 3 { land.add(ring.dropLast(), isClosed: true) }
        }
        // Without zones, the outlines are equally accurate everywhere.
        let near = outlines.accuracy
        let least = [near, zones.isEmpty || near == 0 ? near : Self.farAccuracy].map {
            ($0 * BaseMap.Outlines.least).fixed(3)
        }
        let places = zones.map(\.numbers).joined(separator: ";")
        var borders = HTMLMapPath(in: units)
        for border in outlines.borders { borders.add(border) }
        html = """
            <path class="land" d="\(land.text)" data-least="\(least[0])" \
            data-far="\(least[1])" data-zones="\(places)"/>
            \(areas.map { Self.html(of: $0, rows, units) }.joined())\
            <path class="borders" d="\(borders.text)"/>\n
            """
    }

    /// An area, whose outline is as coarse as that of the land far away.
    private static func html(
        of area: MapArea,
        _ rows: [String: Int],
        _ units: HTMLMapPath.Units
    ) -> String {
        var path = HTMLMapPath(in: units)
        for ring in area.rings { path.add(ring.dropLast(), isClosed: true) }
        let row = area.row.flatMap { rows[$0] }.map { " data-row=\"\($0)\"" } ?? ""
        let title = area.title.truncated(to: 80).html
        return "<path class=\"area \(area.tone.rawValue)\"\(row) d=\"\(path.text)\">"
            + (title.isEmpty ? "" : "<title>\(title)</title>") + "</path>\n"
    }

    /// The surroundings of points, each of which is well inside one of them.
    private static func zones(around points: [Coordinate]) -> [HTMLMapFrame] {
        var zones: [HTMLMapFrame] = []
        for point in points where zones.count < mostZones {
            let isInside = zones.contains { zone in
                zone.position(of: point).map {
                    (0.25...0.75).contains($0.x) && (0.25...0.75).contains($0.y)
                } ?? false
            }
            if !isInside { zones.append(HTMLMapFrame(around: point, height: zoneHeight)) }
        }
        return zones
    }

    /// A ring with fewer places outside of zones; none if it is small and far away.
    private static func detailed(
        _ ring: [Coordinate], in zones: [HTMLMapFrame], isDense: Bool
    ) -> [Coordinate] {
        var (result, run): ([Coordinate], [Coordinate]) = ([], [])
        var isRunNear = false
        func finish() {
            result +=
                isRunNear
                ? run : (isDense ? run.thinned : run).simplified(tolerance: farDistance)
            run = []
        }
        for place in ring {
            let isNear = zones.contains { $0.position(of: place) != nil }
            if isNear != isRunNear { finish() }
            isRunNear = isNear
            run.append(place)
        }
        if !isRunNear, result.isEmpty, let box = GeoBox(containing: run),
            max(box.width, box.height) < smallest
        {
            return []
        }
        finish()
        return result
    }
}

extension [Coordinate] {
    /// The first, the last and every eighth place of a long line, which is to be simplified much more.
    fileprivate var thinned: [Coordinate] {
        if count < 1_000 { return self }
        return stride(from: 0, to: count - 1, by: 8).map { self[$0] } + suffix(1)
    }
}
