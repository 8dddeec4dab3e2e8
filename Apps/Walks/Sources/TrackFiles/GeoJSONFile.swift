import Networking
import SectionEssentials

/// Reads GeoJSON (RFC 7946) with lines and points.
enum GeoJSONFile {
    /// The maximum size of a file, all of which is in memory while it is read.
    private static let limit = 1 << 28

    static func read(
        _ body: Body, findsNoise: Bool
    ) throws(RequestError) -> Result<TrackFile, TrackFileFlaw> {
        guard body.count <= limit else {
            return .failure(TrackFileFlaw("it is larger than \(limit >> 20) MB"))
        }
        let data = try body.data()
        do throws(JSONError) {
            var reader = GeoJSONReader(findsNoise: findsNoise)
            let isGeoJSON = try JSONReader.read(data) { reader.readRoot(&$0) }
            if isGeoJSON { return .success(reader.finish()) }
            return .failure(
                TrackFileFlaw(
                    "it is JSON, but not GeoJSON",
                    recovery: TrackFileFlaw.unknownFormat.recovery))
        } catch {
            let before = data.prefix(error.offset)
            let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
            return .failure(
                TrackFileFlaw(
                    error.reason.rawValue, line: before.count { $0 == 0x0A } + 1,
                    column: before.endIndex - start + 1))
        }
    }
}

/// Reads the features of GeoJSON: lines are tracks, points are waypoints.
struct GeoJSONReader: Sendable {
    /// A feature, or a geometry without one.
    private struct Feature {
        var type: String?
        var name: String?
        var coordinates = GeoJSONCoordinates()
        var geometries: [Feature] = []
        var times: [String] = []

        /// The geometries that are in it, at any level.
        var all: [Feature] { [self] + geometries.flatMap(\.all) }
    }

    private var builder: TrackFileBuilder

    init(findsNoise: Bool) {
        builder = TrackFileBuilder(.geoJSON, findsNoise: findsNoise)
    }

    /// Reads the document; false if it is not GeoJSON.
    mutating func readRoot(_ json: inout JSONReader) -> Bool {
        let feature = read(&json)
        builder.file.name = feature.name
        add(feature)
        let types = [
            "FeatureCollection", "Feature", "GeometryCollection", "Point", "MultiPoint",
            "LineString", "MultiLineString", "Polygon", "MultiPolygon",
        ]
        return feature.type.map(types.contains) ?? false
    }

    consuming func finish() -> TrackFile {
        builder.finish()
    }

    /// Reads an object; the features of a collection are added at once.
    private mutating func read(_ json: inout JSONReader) -> Feature {
        var feature = Feature()
        json.object { key, json in
            switch key {
            case "type": feature.type = json.string()
            case "name": feature.name = words(&json)
            case "coordinates": feature.coordinates = GeoJSONCoordinates(json: &json)
            case "geometry": feature.geometries.append(read(&json))
            case "geometries": json.array { feature.geometries.append(read(&$0)) }
            case "features": json.array { add(read(&$0)) }
            case "properties": readProperties(&json, &feature)
            default: break
            }
        }
        return feature
    }

    private func readProperties(_ json: inout JSONReader, _ feature: inout Feature) {
        json.object { key, json in
            switch key {
            case "name", "title": feature.name = words(&json) ?? feature.name
            case "coordTimes", "times": readTimes(&json, &feature.times)
            case "coordinateProperties":
                json.object { key, json in
                    if key == "times" { readTimes(&json, &feature.times) }
                }
            case "time", "timestamp":
                if let time = json.string() { feature.times = [time] }
            default: break
            }
        }
    }

    /// Reads the times of a line, or of several lines one after the other.
    private func readTimes(_ json: inout JSONReader, _ times: inout [String]) {
        json.array { json in
            if let time = json.string() {
                times.append(time)
            } else if !json.array({ times.append($0.string() ?? "") }) {
                times.append("")
            }
        }
    }

    private func words(_ json: inout JSONReader) -> String? {
        let words = json.string()?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words?.isEmpty == false ? words : nil
    }
}

// MARK: - Points

extension GeoJSONReader {
    /// Adds the lines and points of a feature.
    private mutating func add(_ feature: Feature) {
        var times = feature.times[...]
        let count = feature.all.reduce(0) { $0 + $1.coordinates.lines.joined().count }
        if !times.isEmpty, times.count != count {
            builder.findings.add(
                .extraTimes, "\(count) points and \(times.count) times", line: nil)
            times = []
        }
        for geometry in feature.all {
            switch (geometry.type, geometry.coordinates.depth) {
            case ("Point", _), ("MultiPoint", _):
                for position in geometry.coordinates.lines.joined() {
                    begin(position, &times)
                    builder.endWaypoint(name: feature.name)
                }
            case ("LineString", 2), ("MultiLineString", 3):
                for line in geometry.coordinates.lines {
                    for position in line {
                        begin(position, &times)
                        builder.endPoint(line: nil)
                    }
                    builder.endSegment(line: nil)
                }
                builder.endTrack(name: feature.name, line: nil)
            case ("LineString", _), ("MultiLineString", _):
                builder.findings.add(.emptyTrack, line: nil)
            case (_, 0): break
            case (let type, _):
                builder.findings.add(.otherGeometry, type ?? "geometry", line: nil)
                times = times.dropFirst(geometry.coordinates.lines.joined().count)
            }
        }
    }

    /// Begins a point with a position and the next time.
    private mutating func begin(
        _ position: GeoJSONCoordinates.Position, _ times: inout ArraySlice<String>
    ) {
        builder.beginPoint(line: nil)
        if position.latitude.isNaN || position.longitude.isNaN {
            builder.findings.add(.noPosition, line: nil)
        } else {
            builder.setPosition(
                latitude: position.latitude, longitude: position.longitude, line: nil)
        }
        if !position.elevation.isNaN { builder.setElevation(position.elevation, line: nil) }
        if var time = times.popFirst(), !time.isEmpty {
            time.withUTF8 { builder.setTime($0, line: nil) }
        }
    }
}

/// The coordinates of a geometry: its positions by lines, and how deeply they are nested.
struct GeoJSONCoordinates: Sendable {
    /// A position: a longitude, a latitude, and perhaps a height; NaN for a missing number.
    struct Position: Sendable {
        var longitude = Double.nan
        var latitude = Double.nan
        var elevation = Double.nan
    }

    /// The lines; the positions of a point or of several points are one line.
    private(set) var lines: [[Position]] = []

    /// The levels of arrays: 1 for a point, 2 for a line, 3 for several lines.
    private(set) var depth = 0

    private var line: [Position] = []

    init() {}

    init(json: inout JSONReader) {
        depth = read(&json)
        if !line.isEmpty { lines.append(line) }
    }

    /// Reads an array; returns its levels.
    private mutating func read(_ json: inout JSONReader) -> Int {
        var position = Position()
        var (count, inner) = (0, 0)
        let isArray = json.array { json in
            if let number = json.number() {
                if count == 0 { position.longitude = number }
                if count == 1 { position.latitude = number }
                if count == 2 { position.elevation = number }
                count += 1
            } else {
                inner = max(inner, read(&json))
            }
        }
        guard isArray else { return 0 }
        if inner == 0 {
            line.append(position)
        } else if inner == 1 {
            lines.append(line)
            line = []
        }
        return inner + 1
    }
}
