import Geodesy
import SectionCLibrary
import SectionEssentials

/// Writes what lies on the land of a base map in and around the frame of a map: a path for the areas and
/// one for the lines of each kind.
struct HTMLMapGround {
    /// The markup; empty without anything.
    let html: String

    /// Whose work it is, or why there is nothing; nil if there is nothing to say.
    let credit: String?

    /// The places and peaks with names, and the middles of streets with theirs, as points that are not drawn.
    ///
    /// A street has the direction of its middle, and its length as priority, in hundred-thousandths of a
    /// degree of latitude.
    let names: [MapPoint]

    /// The most names of places and of streets in a page.
    private static let (mostPlaces, mostStreets) = (1_000, 400)

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
        names = Array(places.prefix(Self.mostPlaces)) + Self.streets(of: found.features)
    }

    /// The longest part of each street with a name, the most important streets first.
    private static func streets(of features: [MapFeature]) -> [MapPoint] {
        var longest: [String: (kind: MapFeature.Kind, middle: LineMiddle)] = [:]
        for feature in features {
            guard let name = feature.name, case .lines(let lines) = feature.geometry,
                [.path, .street, .mainRoad, .motorway].contains(feature.kind)
            else { continue }
            for line in lines {
                guard let middle = LineMiddle(line),
                    middle.length > longest[name]?.middle.length ?? 0
                else { continue }
                longest[name] = (feature.kind, middle)
            }
        }
        return longest.sorted {
            ($1.value.kind.rawValue, $1.value.middle.length, $1.key)
                < ($0.value.kind.rawValue, $0.value.middle.length, $0.key)
        }.prefix(mostStreets).map { name, street in
            MapPoint(
                street.middle.place, label: name, heading: street.middle.direction,
                priority: Int(clamping: (street.middle.length * 100_000).rounded()))
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

/// The middle of a line, which is short enough that the Earth is flat there.
private struct LineMiddle {
    let place: Coordinate

    /// The direction of the line there, clockwise from north, in degrees.
    let direction: Double

    /// The length of the line, in degrees of latitude.
    let length: Double

    init?(_ line: [Coordinate]) {
        let steps = zip(line, line.dropFirst()).map { start, end in
            let scale = cos(start.latitude * .pi / 180)
            let turn = (end.longitude - start.longitude).remainder(dividingBy: 360)
            return (
                start: start, turn: turn, east: turn * scale, north: end.latitude - start.latitude
            )
        }
        length = steps.reduce(0) { $0 + hypot($1.east, $1.north) }
        var rest = length / 2
        for step in steps {
            let size = hypot(step.east, step.north)
            guard size < rest || size == 0 else {
                let share = rest / size
                guard
                    let place = Coordinate(
                        latitude: step.start.latitude + step.north * share,
                        longitude: (step.start.longitude + step.turn * share)
                            .remainder(dividingBy: 360))
                else { return nil }
                self.place = place
                direction = atan2(step.east, step.north) * 180 / .pi
                return
            }
            rest -= size
        }
        return nil
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
