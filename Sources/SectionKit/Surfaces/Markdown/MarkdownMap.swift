import Geodesy
import SectionEssentials

/// A map as a block of GeoJSON, which GitHub draws, with a sentence on what it leaves out.
///
/// GitHub shows the first 512 000 bytes of a Markdown file: a map uses less than half of them.
struct MarkdownMap {
    /// The Markdown below the heading; nil if the map has no points, lines and areas.
    let text: String?

    private static let mostBytes = 200_000

    /// The tolerances of lines, in metres; each is four times the one before.
    private static let tolerances = (first: 10.0, last: 50_000.0)

    init(_ map: Map, formatter: ValueFormatter) {
        guard !map.isEmpty else {
            text = nil
            return
        }
        let areas = Self.areas(map.areas, mostBytes: Self.mostBytes / 2)
        let left = Self.mostBytes - areas.reduce(0) { $0 + $1.utf8.count + 2 }
        let lines = Lines(map.lines, mostBytes: left / 2)
        let points = Self.points(map.points, mostBytes: left - lines.byteCount)
        var notes: [String] = []
        func number(_ number: Int) -> String { formatter.text(of: .integer(number)) ?? "" }
        if lines.tolerance > 0 {
            notes.append("Lines are simplified by up to \(number(Int(lines.tolerance))) m.")
        }
        if lines.features.count < lines.count {
            notes.append(
                "The map shows \(number(lines.features.count)) of \(number(lines.count)) lines.")
        }
        if points.count < map.points.count {
            notes.append(
                "The map shows \(number(points.count)) of \(number(map.points.count)) points.")
        }
        if areas.count < map.areas.count {
            notes.append(
                "The map shows \(number(areas.count)) of \(number(map.areas.count)) areas.")
        }
        let features = (areas + lines.features + points).joined(separator: ",\n")
        let note = notes.isEmpty ? "" : "\n\n*\(notes.joined(separator: " "))*"
        text = """
            ```geojson
            {"type": "FeatureCollection", "features": [
            \(features)
            ]}
            ```\(note)
            """
    }

    /// The features of the points with the highest priority that there is room for.
    private static func points(_ points: [MapPoint], mostBytes: Int) -> [String] {
        features(points.indicesByPriority, mostBytes: mostBytes) {
            feature(.point(points[$0].coordinate), label: points[$0].label)
        }
    }

    /// The features of the areas with the highest priority that there is room for.
    private static func areas(_ areas: [MapArea], mostBytes: Int) -> [String] {
        features(areas.indicesByPriority, mostBytes: mostBytes) {
            feature(.area(areas[$0].polygons), label: areas[$0].label)
        }
    }

    /// The first features that there is room for, in the order of the map.
    private static func features(
        _ indices: [Int], mostBytes: Int, feature: (Int) -> String
    ) -> [String] {
        var features: [Int: String] = [:]
        var room = mostBytes
        for index in indices {
            let feature = feature(index)
            room -= feature.utf8.count + 2
            if room < 0 { break }
            features[index] = feature
        }
        return features.keys.sorted().compactMap { features[$0] }
    }

    private static func feature(_ geometry: GeoJSONGeometry, label: String) -> String {
        let properties = label.isEmpty ? "{}" : "{\"label\": \(JSONValue.string(label).text())}"
        // Five decimals are a metre.
        return #"{"type": "Feature", "geometry": \#(geometry.text(digits: 5)), "#
            + #""properties": \#(properties)}"#
    }

    /// Lines with so few points that there is room for them.
    private struct Lines {
        /// The features of the lines, or of the first that there is room for.
        private(set) var features: [String] = []

        /// The number of bytes of the features.
        private(set) var byteCount = 0

        /// The number of lines.
        let count: Int

        /// How far the lines may be from the given ones, in metres; 0 if they are the same.
        private(set) var tolerance = 0.0

        init(_ lines: [MapLine], mostBytes: Int) {
            var lines = lines.filter { !$0.segments.isEmpty }
            count = lines.count
            var (next, sum) = (MarkdownMap.tolerances.first, 0.0)
            // A position has at least eight bytes: what is much too long is not written.
            while lines.positionCount * 8 > mostBytes || !write(lines, mostBytes: mostBytes) {
                guard next < MarkdownMap.tolerances.last else {
                    _ = write(lines, mostBytes: mostBytes)
                    return
                }
                let before = lines.positionCount
                lines = lines.map { $0.simplified(tolerance: next) }
                sum += next
                next *= 4
                if lines.positionCount < before { tolerance = sum }
            }
        }

        /// Writes as many lines as there is room for, and returns whether those are all.
        private mutating func write(_ lines: [MapLine], mostBytes: Int) -> Bool {
            (features, byteCount) = ([], 0)
            for line in lines {
                let geometry = GeoJSONGeometry.line(line.parts(every: 2))
                let feature = MarkdownMap.feature(geometry, label: line.label)
                guard byteCount + feature.utf8.count + 2 <= mostBytes else { return false }
                byteCount += feature.utf8.count + 2
                features.append(feature)
            }
            return true
        }
    }
}

extension [MapLine] {
    fileprivate var positionCount: Int {
        lazy.flatMap(\.segments).map(\.count).reduce(0, +)
    }
}

extension MapLine {
    fileprivate func simplified(tolerance: Double) -> MapLine {
        MapLine(
            segments.map { $0.simplified(tolerance: tolerance) }, path: path, label: label,
            tone: tone, row: row)
    }
}
