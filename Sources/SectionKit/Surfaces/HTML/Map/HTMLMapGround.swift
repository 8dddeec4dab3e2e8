import Geodesy
import SectionCLibrary
import SectionEssentials

/// Writes what lies on the land of a base map in and around the frame of a map: a path for the areas and
/// one for the lines of each kind.
struct HTMLMapGround {
    /// The markup; empty without anything.
    let html: String

    /// Whether it is known in all of the frame, so that it stands for the land too.
    let isWhole: Bool

    /// Whose work it is, or why there is nothing; nil if there is nothing to say.
    let credit: String?

    /// The places and peaks with names, and places along streets with theirs, as points that are not
    /// drawn.
    ///
    /// A place along a street has its direction there, and the length of its part as priority, in
    /// hundred-thousandths of a degree of latitude.
    let names: [MapPoint]

    /// How much more than the frame is drawn, beside and above it, as shares of its width and height.
    private static let (beside, above) = (0.1, 0.55)

    /// The most points, which make a page larger by some 500 kB.
    fileprivate static let mostPoints = 80_000

    /// The most places with names in a page, parts of streets, and further places along these.
    private static let (mostPlaces, mostStreets, mostSpots) = (1_000, 800, 1_600)

    init(_ ground: MapGround?, frame: HTMLMapFrame) {
        // Some more to move to, and as high as on a phone, where a map is a square.
        guard let ground, let drawn = frame.box,
            let box = frame.enlarged(by: Self.beside, high: Self.above).box
        else {
            (html, credit, names, isWhole) = ("", nil, [], false)
            return
        }
        // So fine that it can be enlarged, unless that would be too much for a page.
        var resolution = frame.width / 3_000
        func look() -> MapGround.Detail? {
            ground.detail(
                of: MapGround.View(of: box, resolution: resolution, mostPoints: Self.mostPoints))
        }
        var found = look()
        while let detail = found, resolution < frame.width / 100, detail.isTooMuch {
            resolution *= 2
            found = look()
        }
        guard let found, !found.isTooMuch else {
            (html, credit, names, isWhole) = ("", nil, [], false)
            return
        }
        let part = found.part(of: drawn)
        var html = ""
        if let part { html += Self.plate(part, in: box, frame.units) }
        let bare = html
        var rest = found.features[...]
        while let kind = rest.first?.kind {
            let same = rest.prefix { $0.kind == kind }
            rest = rest.dropFirst(same.count)
            guard let look = kind.look else { continue }
            html += Self.html(of: same, look, frame.units)
        }
        guard html != bare else {
            (self.html, credit, names, isWhole) = ("", found.problem, [], false)
            return
        }
        isWhole = part == nil
        credit = found.note
        let height = (frame.height * (1 + 2 * Self.beside)).fixed(5)
        self.html = """
            <g class="ground" data-height="\(height)"\(isWhole ? "" : " data-part=\"\"")>
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
        names = Array(places.prefix(Self.mostPlaces)) + Self.streets(of: found.features)
    }

    /// Places along streets with names, the middles of the most important and longest parts first.
    ///
    /// Streets come in parts, because tiles cut them, and a long one has several places, so that one is in
    /// sight wherever it is enlarged; a drawing says each name once.
    private static func streets(of features: [MapFeature]) -> [MapPoint] {
        let parts = features.flatMap { feature -> [(kind: Int, name: String, course: LineCourse)] in
            guard let name = feature.name, feature.kind.isWay else { return [] }
            switch feature.geometry {
            case .lines(let lines), .along(let lines):
                return lines.map { (feature.kind.rawValue, name, LineCourse($0)) }
            case .areas, .point: return []
            }
        }.sorted {
            ($1.kind, $1.course.length, $1.name) < ($0.kind, $0.course.length, $0.name)
        }
        func point(_ name: String, _ course: LineCourse, at share: Double) -> MapPoint? {
            course.spot(at: share).map { spot in
                MapPoint(
                    spot.place, label: name, heading: spot.direction,
                    priority: Int(clamping: (course.length * 100_000).rounded()))
            }
        }
        let middles = parts.prefix(mostStreets).compactMap { point($0.name, $0.course, at: 0.5) }
        let others = parts.lazy.flatMap { part in
            part.course.shares.compactMap { point(part.name, part.course, at: $0) }
        }
        return middles + others.prefix(mostSpots)
    }

    /// The land of the part of the Earth that is known.
    private static func plate(
        _ part: GeoBox, in box: GeoBox, _ units: HTMLMapPath.Units
    ) -> String {
        let east = box.west + box.width
        // The box may cross the date line, and the part does not.
        let turn = part.east < box.west ? 360.0 : 0
        let edges = (
            max(part.west + turn, box.west), min(part.east + turn, east),
            max(part.south, box.south), min(part.north, box.north)
        )
        let corners = [
            (edges.2, edges.0), (edges.2, edges.1), (edges.3, edges.1), (edges.3, edges.0),
        ].compactMap { latitude, longitude in
            Coordinate(
                latitude: latitude, longitude: longitude > 180 ? longitude - 360 : longitude)
        }
        var path = HTMLMapPath(in: units)
        path.add(corners, isClosed: true)
        return "<path class=\"cover plate\" d=\"\(path.text)\"/>\n"
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
            case .along, .point: break
            }
        }
        let paths = [("cover", areas), ("way", lines)].filter { !$0.1.isEmpty }
        return paths.map { name, path in
            "<path class=\"\(name) \(look)\" d=\"\(path.text)\"/>\n"
        }.joined()
    }
}

/// The course of a line, which is short enough that the Earth is flat there.
private struct LineCourse {
    private struct Step {
        let start: Coordinate
        let turn: Double
        let east: Double
        let north: Double
    }

    private let steps: [Step]

    /// The length of the line, in degrees of latitude.
    let length: Double

    /// How far the places of a name are apart, in degrees of latitude: about 200 metres.
    private static let spacing = 0.002

    init(_ line: [Coordinate]) {
        steps = zip(line, line.dropFirst()).map { start, end in
            let scale = cos(start.latitude * .pi / 180)
            let turn = (end.longitude - start.longitude).remainder(dividingBy: 360)
            return Step(
                start: start, turn: turn, east: turn * scale, north: end.latitude - start.latitude)
        }
        length = steps.reduce(0) { $0 + hypot($1.east, $1.north) }
    }

    /// Where a long line has its name besides its middle, as shares of its length: in the middles of its
    /// halves, then of its quarters, and so on.
    var shares: [Double] {
        var (shares, parts) = ([Double](), 2.0)
        while length / parts >= Self.spacing, parts <= 16 {
            shares += stride(from: 0.5, to: parts, by: 1).map { $0 / parts }
            parts *= 2
        }
        return shares
    }

    /// The place at a share of the length, and the direction of the line there, clockwise from north, in
    /// degrees; nil for a line without length.
    func spot(at share: Double) -> (place: Coordinate, direction: Double)? {
        var rest = length * share
        for step in steps {
            let size = hypot(step.east, step.north)
            guard size < rest || size == 0 else {
                let share = rest / size
                return Coordinate(
                    latitude: step.start.latitude + step.north * share,
                    longitude: (step.start.longitude + step.turn * share)
                        .remainder(dividingBy: 360)
                ).map { ($0, atan2(step.east, step.north) * 180 / .pi) }
            }
            rest -= size
        }
        return nil
    }
}

extension MapGround.Detail {
    /// Whether it has more points than a page.
    fileprivate var isTooMuch: Bool {
        features.reduce(0) { $0 + $1.count } > HTMLMapGround.mostPoints
    }
}

extension MapFeature {
    /// The number of its places.
    fileprivate var count: Int {
        switch geometry {
        case .areas(let lines), .lines(let lines), .along(let lines):
            lines.reduce(0) { $0 + $1.count }
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
