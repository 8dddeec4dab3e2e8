import SectionEssentials

/// Reads KML 2.2 (OGC 07-147r2), such as of Google Earth: lines and Google's tracks with times are
/// tracks, points are waypoints.
struct KMLHandler: XMLHandler {
    /// Where in the file the reader is.
    private enum Place {
        /// A document, a folder, or a geometry with others in it.
        case group
        case placemark, line, track, point
        /// An element whose text is wanted.
        case name, coordinates, when, coord
    }

    var builder: TrackFileBuilder
    private var places: [Place] = []

    /// The name of the placemark.
    private var name: String?

    /// The times and positions of the track that is being read.
    private var times: [[UInt8]] = []
    private var positions: [[UInt8]] = []

    init(findsNoise: Bool) {
        builder = TrackFileBuilder(.kml, findsNoise: findsNoise)
    }

    mutating func open(_ tag: XMLTag, at place: XMLPlace) -> XMLInterest {
        guard let inner = inner(tag) else { return .nothing }
        places.append(inner)
        switch inner {
        case .placemark: name = nil
        case .track: (times, positions) = ([], [])
        case .name, .coordinates, .when, .coord: return .text
        case .group, .line, .point: break
        }
        return .elements
    }

    mutating func close(_ text: XMLContent, at place: XMLPlace) {
        let closed = places.popLast()
        switch closed {
        case .name:
            let words = builder.words(text, line: place.line)
            if places.last == .placemark { name = words } else { builder.file.name = words }
        case .when: times.append(text.bytes)
        case .coord: positions.append(text.bytes)
        case .coordinates: addCoordinates(text.bytes, at: place)
        case .track:
            for (index, position) in positions.enumerated() {
                let time = index < times.count ? times[index] : nil
                add(position, by: UInt8(ascii: " "), time: time, at: place)
            }
            builder.endSegment(line: place.line)
        case .line: builder.endSegment(line: place.line)
        case .placemark:
            if builder.hasSegments { builder.endTrack(name: name, line: place.line) }
        case .group, .point, nil: break
        }
    }

    /// What an element is, by the one that it is in; nil if it is not read.
    private mutating func inner(_ tag: XMLTag) -> Place? {
        guard let outer = places.last else { return .group }
        let name = tag.name
        switch outer {
        case .group, .placemark:
            if name == "Placemark" { return .placemark }
            if name == "LineString" { return .line }
            if name == "Track" { return .track }
            if name == "Point" { return .point }
            if name == "name" { return .name }
            if name == "Document" || name == "Folder" || name == "MultiGeometry"
                || name == "MultiTrack"
            {
                return .group
            }
        case .line, .point:
            if name == "coordinates" { return .coordinates }
        case .track:
            if name == "when" { return .when }
            if name == "coord" { return .coord }
        case .name, .coordinates, .when, .coord: break
        }
        return nil
    }

    /// Adds the positions of a line or a point, which white space separates.
    private mutating func addCoordinates(_ bytes: [UInt8], at place: XMLPlace) {
        for position in bytes.split(whereSeparator: XMLText.isBlank) {
            add(Array(position), by: UInt8(ascii: ","), time: nil, at: place)
        }
    }

    /// Adds a position: longitude, latitude and perhaps a height.
    private mutating func add(
        _ bytes: [UInt8], by separator: UInt8, time: [UInt8]?, at place: XMLPlace
    ) {
        let parts = bytes.split(separator: separator).map { Array($0) }
        builder.beginPoint(line: place.line)
        guard parts.count >= 2 else {
            return builder.findings.add(.noPosition, line: place.line)
        }
        parts[1].withUnsafeBufferPointer { north in
            parts[0].withUnsafeBufferPointer { east in
                builder.setPosition(latitude: north, longitude: east, line: place.line)
            }
        }
        if parts.count > 2 {
            parts[2].withUnsafeBufferPointer { builder.setElevation($0, line: place.line) }
        }
        time?.withUnsafeBufferPointer { builder.setTime($0, line: place.line) }
        if places.last == .point {
            builder.endWaypoint(name: name)
        } else {
            builder.endPoint(line: place.line)
        }
    }

    mutating func endOpenTracks(at place: XMLPlace) {
        if places.contains(.placemark), builder.hasSegments {
            builder.endTrack(name: name, line: place.line)
        }
    }
}
