import Geodesy
import SectionEssentials

/// The lines of a map as they are drawn: with the bends of great circles, or with fewer places.
struct HTMLMapLines {
    /// A part of a line, which is one element of the drawing.
    struct Part {
        let line: MapLine

        /// The places in parts that do not cross the date line.
        let pieces: [[Coordinate]]
    }

    /// The parts of all lines, in order.
    private(set) var parts: [Part] = []

    /// The number of places in the lines, and of those that are drawn; they differ if recorded
    /// lines had too many.
    private(set) var places = 0
    private(set) var drawn = 0

    /// The number of arcs, each the way between two places, and of those that are drawn.
    private(set) var arcs = 0
    private(set) var drawnArcs = 0

    /// The most places of recorded lines that a page draws smoothly.
    static let mostPlaces = 20_000

    /// The most arcs in a page, which are 2 MB; a thousand are drawn smoothly.
    static let mostArcs = 10_000

    /// Prepares lines whose smallest visible distance is a number of degrees.
    init(_ lines: [MapLine], resolution: Double) {
        let recorded = lines.filter { $0.path == .straight }
        let (tracks, places) = Self.simplified(recorded, resolution: resolution)
        self.places = places
        drawn = tracks.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
        var next = tracks[...]
        for line in lines {
            switch line.path {
            case .greatCircle:
                // A part for each way, because every way is an arc of its own on the globe.
                for segment in line.segments {
                    arcs += segment.count - 1
                    let left = Self.mostArcs - drawnArcs
                    for (start, end) in zip(segment, segment.dropFirst()).prefix(left) {
                        drawnArcs += 1
                        let way = GreatCircle(from: start, to: end).drawn(within: 0.15)
                        parts.append(Part(line: line, pieces: way.cutAtDateLine()))
                    }
                }
            case .straight:
                guard let segments = next.popFirst() else { continue }
                let pieces = segments.flatMap { $0.cutAtDateLine() }
                parts.append(Part(line: line, pieces: pieces))
            }
        }
    }

    /// The segments of lines with fewer places, and the number of places before.
    private static func simplified(
        _ lines: [MapLine],
        resolution: Double
    ) -> (segments: [[[Coordinate]]], places: Int) {
        var segments = lines.map(\.segments)
        func count() -> Int { segments.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }
        let places = count()
        var tolerance = resolution * Earth.meanRadius * .pi / 180
        var left = places
        while left > mostPlaces {
            segments = segments.map { $0.map { $0.simplified(tolerance: tolerance) } }
            // Lines of two places become no shorter, however many they are.
            let now = count()
            if now == left, tolerance > Earth.meanRadius { break }
            left = now
            tolerance *= 2
        }
        return (segments, places)
    }
}

extension GreatCircle {
    /// The places of the way between which it is straight in degrees, within a tolerance.
    fileprivate func drawn(within tolerance: Double) -> [Coordinate] {
        // Quarters first: the middle of a way across the equator is straight between its ends.
        var shares = [1, 0.75, 0.5, 0.25]
        var places = [start]
        var (share, place) = (0.0, start)
        while let next = shares.last {
            let end = point(at: next)
            let middle = point(at: (share + next) / 2)
            if next - share > 0.002, !middle.isBetween(place, end, within: tolerance) {
                shares.append((share + next) / 2)
                continue
            }
            places.append(end)
            shares.removeLast()
            (share, place) = (next, end)
        }
        return places
    }
}

extension Coordinate {
    /// Whether the place is halfway between two others, within a number of degrees.
    fileprivate func isBetween(
        _ one: Coordinate,
        _ other: Coordinate,
        within tolerance: Double
    ) -> Bool {
        let turn = (other.longitude - one.longitude).remainder(dividingBy: 360)
        let east = (longitude - one.longitude - turn / 2).remainder(dividingBy: 360)
        let north = latitude - (one.latitude + other.latitude) / 2
        return east.magnitude < tolerance && north.magnitude < tolerance
    }
}
