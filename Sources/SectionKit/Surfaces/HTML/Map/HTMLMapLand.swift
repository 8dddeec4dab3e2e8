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

    /// The degrees of height below which a drawing leaves the land out.
    let leastHeight: Double

    /// The widest frame with details, in degrees.
    private static let widest = 90.0

    /// What can be left out far away, in degrees, and in metres.
    private static let coarse = 0.25
    private static let coarseDistance = 25_000.0

    /// The size of the islands that can be left out far away, in degrees.
    private static let smallest = 1.5

    /// - Parameters:
    ///   - areas: the areas of the map, which are between the land and its borders.
    ///   - rows: the numbers of the rows by their identities.
    init(
        _ base: BaseMap, areas: [MapArea] = [], rows: [String: Int] = [:], frame: HTMLMapFrame
    ) {
        let isDetailed = frame.width <= Self.widest
        let outlines = base.outlines(isDetailed ? frame.width / 400 : Self.coarse)
        leastHeight = BaseMap.Outlines.least * outlines.accuracy
        isLeftOut = !outlines.isTrue(ofHeight: frame.height)
        let near = isDetailed ? frame.enlarged(by: 1) : nil
        let units = Self.units(of: frame)
        var land = HTMLMapPath(in: units)
        for ring in outlines.land {
            guard let near else {
                land.add(ring.dropLast(), isClosed: true)
                continue
            }
            let ring = Self.detailed(ring, near: near)
            if ring.count > 3 { land.add(ring.dropLast(), isClosed: true) }
        }
        var borders = HTMLMapPath(in: units)
        for border in outlines.borders { borders.add(border) }
        html = """
            <path class="land" d="\(land.text)" data-least="\(leastHeight.fixed(3))"/>
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

    /// A ring with fewer places outside a frame; none if it is small and far away.
    private static func detailed(_ ring: [Coordinate], near: HTMLMapFrame) -> [Coordinate] {
        var (result, run): ([Coordinate], [Coordinate]) = ([], [])
        var isRunNear = false
        func finish() {
            result += isRunNear ? run : run.thinned.simplified(tolerance: coarseDistance)
            run = []
        }
        for place in ring {
            let isNear = near.position(of: place) != nil
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
