/// Reads Garmin's Training Center XML, version 2
/// (<https://www8.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd>).
///
/// An activity is a track and a course is a route. A new lap goes on with the segment of the one
/// before; a second track in a lap begins a new one, since the clock was stopped in between.
struct TCXHandler: XMLHandler {
    /// Where in the file the reader is.
    private enum Place: Equatable {
        /// The root element, or a list of activities or courses.
        case group
        case activity, course, lap, track, point, coursePoint, position
        /// An element whose text is wanted.
        case name, time, latitude, longitude, elevation
        /// A heart rate, or the extensions of a point.
        case heartRate, extensions
        case reading(Sensor)
    }

    var builder: TrackFileBuilder
    private var places: [Place] = []
    private var prefix: [UInt8] = []
    private var name: String?
    private var pointName: String?
    private var sport: String?
    private var latitude: [UInt8]?
    private var longitude: [UInt8]?

    /// Whether the lap has a track already.
    private var isPaused = false

    init(findsNoise: Bool) {
        builder = TrackFileBuilder(.tcx, findsNoise: findsNoise)
    }

    mutating func open(_ tag: XMLTag, at place: XMLPlace) -> XMLInterest {
        guard let inner = inner(tag) else { return .nothing }
        places.append(inner)
        switch inner {
        case .activity, .course:
            name = nil
            sport = tag.attributes.first { $0.name == "Sport" }?.value.string
        case .lap: isPaused = false
        case .track:
            if isPaused, !builder.points.isEmpty { builder.endSegment(line: place.line) }
            isPaused = true
        case .point, .coursePoint:
            (pointName, latitude, longitude) = (nil, nil, nil)
            builder.beginPoint(line: place.line)
        case .name, .time, .latitude, .longitude, .elevation, .reading: return .text
        case .group, .position, .heartRate, .extensions: break
        }
        return .elements
    }

    mutating func close(_ text: XMLContent, at place: XMLPlace) {
        switch places.popLast() {
        case .name: setName(text, at: place)
        case .latitude: latitude = text.bytes
        case .longitude: longitude = text.bytes
        case .elevation:
            text.bytes.withUnsafeBufferPointer { builder.setElevation($0, line: place.line) }
        case .time:
            text.bytes.withUnsafeBufferPointer { builder.setTime($0, line: place.line) }
        case .reading(let sensor):
            text.bytes.withUnsafeBufferPointer {
                builder.setReading(sensor, $0, line: place.line)
            }
        case .point:
            setPosition(at: place)
            builder.endPoint(line: place.line)
        case .coursePoint:
            setPosition(at: place)
            builder.endWaypoint(name: pointName)
        case .activity: builder.endTrack(name: name, sport: sport, line: place.line)
        case .course: builder.endRoute(name: name, line: place.line)
        case .group, .lap, .track, .position, .heartRate, .extensions, nil: break
        }
    }

    /// What an element is, by the one that it is in; nil if it is not read.
    private mutating func inner(_ tag: XMLTag) -> Place? {
        guard let outer = places.last else {
            prefix = Array(tag.prefix.bytes)
            return .group
        }
        let name = tag.name
        // Extensions have prefixes of their own.
        if outer == .extensions {
            if name == "Watts" { return .reading(.power) }
            if name == "RunCadence" { return .reading(.cadence) }
            return name == "TPX" ? .extensions : nil
        }
        guard tag.hasPrefix(prefix) else { return nil }
        switch outer {
        case .group:
            if name == "Activity" { return .activity }
            if name == "Course" { return .course }
            return name == "Folders" || name == "Author" ? nil : .group
        case .activity:
            if name == "Lap" { return .lap }
            if name == "Id" { return .name }
        case .course:
            if name == "Track" { return .track }
            if name == "Name" { return .name }
            if name == "CoursePoint" { return .coursePoint }
        case .lap:
            if name == "Track" { return .track }
        case .track:
            if name == "Trackpoint" { return .point }
        case .point, .coursePoint:
            if name == "Position" { return .position }
            if name == "Time" { return .time }
            if name == "AltitudeMeters" { return .elevation }
            if name == "Name", outer == .coursePoint { return .name }
            if name == "HeartRateBpm" { return .heartRate }
            if name == "Cadence" { return .reading(.cadence) }
            if name == "Extensions" { return .extensions }
        case .heartRate:
            if name == "Value" { return .reading(.heartRate) }
        case .position:
            if name == "LatitudeDegrees" { return .latitude }
            if name == "LongitudeDegrees" { return .longitude }
        case .name, .time, .latitude, .longitude, .elevation, .extensions, .reading: break
        }
        return nil
    }

    private mutating func setPosition(at place: XMLPlace) {
        guard let latitude, let longitude else {
            return builder.setPosition(latitude: nil, longitude: nil, line: place.line)
        }
        latitude.withUnsafeBufferPointer { north in
            longitude.withUnsafeBufferPointer { east in
                builder.setPosition(latitude: north, longitude: east, line: place.line)
            }
        }
    }

    private mutating func setName(_ text: XMLContent, at place: XMLPlace) {
        let words = builder.words(text, line: place.line)
        if places.last == .coursePoint { pointName = words } else { name = words }
    }

    mutating func endOpenTracks(at place: XMLPlace) {
        if places.contains(.activity) {
            builder.endTrack(name: name, sport: sport, line: place.line)
        }
        if places.contains(.course) { builder.endRoute(name: name, line: place.line) }
    }
}
