/// Reads GPX 1.0 and 1.1 (<https://www.topografix.com/GPX/1/1/>), in any namespace and with any
/// prefix: what counts is that an element has the prefix of the root element.
struct GPXHandler: XMLHandler {
    /// Where in the file the reader is.
    private enum Place: Equatable {
        case root, metadata, track, segment, route
        case trackPoint, routePoint, waypoint
        /// An element whose text is wanted.
        case name, sport, elevation, time
        /// The extensions of a point, or one of them with others in it.
        case extensions
        case reading(Sensor)
    }

    var builder: TrackFileBuilder
    private var places: [Place] = []
    private var prefix: [UInt8] = []

    /// The name of the track or the route, and that of the point.
    private var name: String?
    private var pointName: String?

    /// What the track says of its activity.
    private var sport: String?

    init(findsNoise: Bool) {
        builder = TrackFileBuilder(.gpx, findsNoise: findsNoise)
    }

    mutating func open(_ tag: XMLTag, at place: XMLPlace) -> XMLInterest {
        guard let inner = inner(tag) else { return .nothing }
        places.append(inner)
        switch inner {
        case .name, .sport, .elevation, .time, .reading: return .text
        case .track, .route: (name, sport) = (nil, nil)
        case .trackPoint, .routePoint, .waypoint:
            pointName = nil
            var (latitude, longitude): (XMLText?, XMLText?)
            for attribute in tag.attributes {
                if attribute.name == "lat" { latitude = attribute.value }
                if attribute.name == "lon" { longitude = attribute.value }
            }
            builder.beginPoint(line: place.line)
            builder.setPosition(
                latitude: latitude?.bytes, longitude: longitude?.bytes, line: place.line)
        case .root, .metadata, .segment, .extensions: break
        }
        return .elements
    }

    mutating func close(_ text: XMLContent, at place: XMLPlace) {
        switch places.popLast() {
        case .name: setName(text, at: place)
        case .sport: sport = builder.words(text, line: place.line)
        case .elevation:
            text.bytes.withUnsafeBufferPointer { builder.setElevation($0, line: place.line) }
        case .time:
            text.bytes.withUnsafeBufferPointer { builder.setTime($0, line: place.line) }
        case .reading(let sensor):
            text.bytes.withUnsafeBufferPointer {
                builder.setReading(sensor, $0, line: place.line)
            }
        case .trackPoint, .routePoint: builder.endPoint(line: place.line)
        case .waypoint: builder.endWaypoint(name: pointName)
        case .segment: builder.endSegment(line: place.line)
        case .track: builder.endTrack(name: name, sport: sport, line: place.line)
        case .route: builder.endRoute(name: name, line: place.line)
        case .root, .metadata, .extensions, nil: break
        }
    }

    /// What an element is, by the one that it is in; nil if it is not read.
    private mutating func inner(_ tag: XMLTag) -> Place? {
        guard let outer = places.last else {
            prefix = Array(tag.prefix.bytes)
            return .root
        }
        let name = tag.name
        // Extensions have prefixes of their own, and often one within the other.
        if outer == .extensions {
            return Self.sensor(name).map(Place.reading) ?? .extensions
        }
        guard tag.hasPrefix(prefix) else { return nil }
        switch outer {
        case .segment:
            if name == "trkpt" { return .trackPoint }
        case .trackPoint, .routePoint, .waypoint:
            if name == "ele" { return .elevation }
            if name == "time" { return .time }
            if name == "extensions" { return .extensions }
            if name == "name", outer == .waypoint { return .name }
        case .root:
            if name == "trk" { return .track }
            if name == "rte" { return .route }
            if name == "wpt" { return .waypoint }
            if name == "metadata" { return .metadata }
            if name == "name" { return .name }
        case .track:
            if name == "trkseg" { return .segment }
            if name == "name" { return .name }
            if name == "type" { return .sport }
        case .route:
            if name == "rtept" { return .routePoint }
            if name == "name" { return .name }
        case .metadata:
            if name == "name" { return .name }
        case .name, .sport, .elevation, .time, .extensions, .reading: break
        }
        return nil
    }

    /// The sensor of an element, as Garmin, Strava and gpx.studio name them.
    private static func sensor(_ name: XMLText) -> Sensor? {
        if name == "hr" || name == "heartrate" { return .heartRate }
        if name == "cad" || name == "cadence" { return .cadence }
        if name == "atemp" || name == "temp" || name == "Temperature" { return .temperature }
        if name == "power" || name == "PowerInWatts" { return .power }
        return nil
    }

    private mutating func setName(_ text: XMLContent, at place: XMLPlace) {
        guard let words = builder.words(text, line: place.line) else { return }
        switch places.last {
        case .root, .metadata: builder.file.name = words
        case .track, .route: name = words
        default: pointName = words
        }
    }

    mutating func endOpenTracks(at place: XMLPlace) {
        if places.contains(.track) {
            builder.endTrack(name: name, sport: sport, line: place.line)
        }
        if places.contains(.route) { builder.endRoute(name: name, line: place.line) }
    }
}
