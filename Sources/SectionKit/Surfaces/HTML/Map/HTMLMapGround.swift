import Geodesy
import SectionEssentials

/// Writes what lies on the land of a base map in and around the frame of a map: a path for the areas and
/// one for the lines of each kind.
struct HTMLMapGround {
    /// The markup; empty without anything.
    let html: String

    /// Whose work it is, or why there is nothing; nil if there is nothing to say.
    let credit: String?

    /// The places and peaks with names, as points that are not drawn.
    let names: [MapPoint]

    /// The most names of a page.
    private static let mostNames = 1_000

    init(_ ground: MapGround?, frame: HTMLMapFrame) {
        guard let ground, let box = frame.enlarged(by: 0.25).box else {
            (html, credit, names) = ("", nil, [])
            return
        }
        // So fine that it can be enlarged, unless that would be too much for a page.
        var resolution = frame.width / 3_000
        var found = ground.detail(in: box, resolution: resolution)
        while let detail = found, resolution < frame.width / 100, detail.isTooMuch {
            resolution *= 2
            found = ground.detail(in: box, resolution: resolution)
        }
        guard let found, !found.isTooMuch else {
            (html, credit, names) = ("", nil, [])
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
        guard !html.isEmpty else {
            (self.html, credit, names) = ("", found.problem, [])
            return
        }
        credit = found.note
        self.html = """
            <g class="ground" data-height="\(box.height.fixed(5))">
            \(html)</g>\n
            """
        // The most important are the last.
        let places = found.features.reversed().lazy.compactMap { feature -> MapPoint? in
            guard case .point(let place) = feature.geometry, let name = feature.name else {
                return nil
            }
            let mark = feature.kind == .peak ? "\u{25B2} " : ""
            return MapPoint(place, label: mark + name)
        }
        names = Array(places.prefix(Self.mostNames))
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

extension MapGround.Detail {
    /// Whether it would make a page larger by more than some 500 kB.
    fileprivate var isTooMuch: Bool { features.reduce(0) { $0 + $1.count } > 80_000 }
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
