import Geodesy
import SectionEssentials

/// Writes what lies on the land of a base map in and around the frame of a map: a path for the areas and
/// one for the lines of each kind.
struct HTMLMapGround {
    /// The markup; empty without anything.
    let html: String

    /// Whose work it is; nil if there is nothing.
    let credit: String?

    /// The places and peaks with names, as points that are not drawn.
    let names: [MapPoint]

    /// The most places in the lines and areas of a page, which are some 500 kB.
    private static let mostPlaces = 80_000

    /// The largest frame with details, in degrees: streets are too fine for a larger one.
    private static let widest = 3.0

    init(_ ground: MapGround?, frame: HTMLMapFrame) {
        let around = frame.enlarged(by: 0.25)
        guard let detail = ground?.detail, frame.width <= Self.widest, let box = around.box else {
            (html, credit, names) = ("", nil, [])
            return
        }
        // So fine that it can be enlarged, unless that would be too much for a page.
        var resolution = frame.width / 3_000
        var found = detail(box, resolution)
        while let features = found?.features, resolution < frame.width / 100,
            features.reduce(0, { $0 + $1.count }) > Self.mostPlaces
        {
            resolution *= 2
            found = detail(box, resolution)
        }
        guard let found else {
            (html, credit, names) = ("", nil, [])
            return
        }
        credit = found.credit
        guard !found.features.isEmpty else {
            (html, names) = ("", [])
            return
        }
        var html = ""
        var rest = found.features[...]
        while let kind = rest.first?.kind {
            let same = rest.prefix { $0.kind == kind }
            rest = rest.dropFirst(same.count)
            guard let look = kind.look else { continue }
            html += Self.html(of: same, look, frame.units)
        }
        self.html = """
            <g class="ground" data-height="\(box.height.fixed(5))">
            \(html)</g>\n
            """
        // The most important are the last.
        names = found.features.reversed().compactMap { feature in
            guard case .point(let place) = feature.geometry, let name = feature.name else {
                return nil
            }
            let mark = feature.kind == .peak ? "\u{25B2} " : ""
            return MapPoint(place, label: mark + name)
        }
    }

    private static func html(
        of features: ArraySlice<MapFeature>, _ look: String, _ units: HTMLMapPath.Units
    ) -> String {
        var (areas, lines) = (HTMLMapPath(in: units), HTMLMapPath(in: units))
        for feature in features {
            switch feature.geometry {
            case .areas(let rings):
                for ring in rings { areas.add(ring.dropLast(), isClosed: true) }
            case .lines(let parts): for line in parts { lines.add(line) }
            case .point: break
            }
        }
        let paths = [("cover", areas), ("way", lines)].filter { !$0.1.isEmpty }
        return paths.map { name, path in
            "<path class=\"\(name) \(look)\" d=\"\(path.text)\"/>\n"
        }.joined()
    }
}

extension MapFeature {
    /// The number of its places.
    fileprivate var count: Int {
        switch geometry {
        case .areas(let lines), .lines(let lines): lines.reduce(0) { $0 + $1.count }
        case .point: 1
        }
    }
}

extension MapFeature.Kind {
    /// The class of its look in a page; nil for what is not drawn.
    fileprivate var look: String? {
        switch self {
        case .land, .peak, .place: nil
        case .builtUp, .airfield: "built-up"
        case .park: "park"
        case .field, .bareGround: "field"
        case .ice: "ice"
        case .wood: "wood"
        case .water: "water"
        case .building: "building"
        case .waterway: "stream"
        case .path: "path"
        case .aeroway: "aeroway"
        case .runway: "runway"
        case .lift, .rail: "rail"
        case .street: "street"
        case .mainRoad: "main-road"
        case .motorway: "motorway"
        case .boundary: "boundary"
        }
    }
}
