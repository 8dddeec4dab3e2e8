import Geodesy
package import SectionEssentials
import SectionKit

/// The points of a file, each begun, described and ended.
extension TrackFileBuilder {
    /// Begins a point of which nothing is known.
    mutating func beginPoint(line: @autoclosure () -> Int?) {
        (coordinate, elevation, time) = (nil, nil, nil)
        readings = TrackReadings()
        if lines != nil { firstLine = line() }
    }

    /// Sets the position of the point from its texts in degrees; nil for one that is missing.
    mutating func setPosition(
        latitude: UnsafeBufferPointer<UInt8>?,
        longitude: UnsafeBufferPointer<UInt8>?,
        line: @autoclosure () -> Int?
    ) {
        guard let latitude, let longitude else { return findings.add(.noPosition, line: line()) }
        guard let north = latitude.trimmed.decimal, let east = longitude.trimmed.decimal else {
            let wrong = latitude.trimmed.decimal == nil ? latitude : longitude
            return findings.add(.invalidPosition, bytes: wrong, line: line())
        }
        setPosition(latitude: north, longitude: east, line: line())
    }

    /// Sets the position of the point, in degrees.
    mutating func setPosition(
        latitude: Double, longitude: Double, line: @autoclosure () -> Int?
    ) {
        // Some programs count longitudes on over the date line.
        let east =
            longitude.magnitude > 180 && longitude.magnitude <= 360
            ? longitude.remainder(dividingBy: 360) : longitude
        guard let place = Coordinate(latitude: latitude, longitude: east) else {
            return findings.add(.positionOutOfRange, "\(latitude), \(longitude)", line: line())
        }
        let isNowhere = latitude == 0 && longitude == 0
        if isNowhere { findings.add(.zeroPosition, line: line()) } else { coordinate = place }
    }

    /// Sets the height of the point in metres, from its text.
    mutating func setElevation(
        _ bytes: UnsafeBufferPointer<UInt8>, line: @autoclosure () -> Int?
    ) {
        let text = bytes.trimmed
        if text.isEmpty { return findings.add(.emptyElevation, line: line()) }
        guard let metres = text.decimal else {
            return findings.add(.invalidElevation, bytes: text, line: line())
        }
        setElevation(metres, line: line())
    }

    /// Sets the height of the point in metres.
    mutating func setElevation(_ metres: Double, line: @autoclosure () -> Int?) {
        if Self.elevations.contains(metres), metres != 9_999, metres != 32_767 {
            elevation = metres
        } else {
            findings.add(.elevationOutOfRange, "\(metres)", line: line())
        }
    }

    /// Sets the time of the point, from its text in ISO 8601.
    mutating func setTime(_ bytes: UnsafeBufferPointer<UInt8>, line: @autoclosure () -> Int?) {
        let text = bytes.trimmed
        guard let value = times.value(text) else {
            return findings.add(.invalidTime, bytes: text, line: line())
        }
        if value.isWithoutZone { findings.add(.timeWithoutZone, bytes: text, line: line()) }
        setTime(value.time, line: line())
    }

    /// Sets the time of the point.
    mutating func setTime(_ time: Date, line: @autoclosure () -> Int?) {
        if time < TrackFile.earliestTime {
            findings.add(.timeTooEarly, ISO8601.text(from: time), line: line())
        }
        if let last = points.last?.time, time < last {
            findings.add(.timeBackwards, ISO8601.text(from: time), line: line())
        }
        self.time = time
    }

    /// Adds the point to the segment.
    mutating func endPoint(line: @autoclosure () -> Int?) {
        guard let coordinate else { return }
        let point = TrackPoint(
            coordinate, elevation: elevation, time: time, readings: readings)
        if let last = points.last, time != nil, last.time == time, last.coordinate == coordinate {
            findings.add(.repeatedPoint, line: line())
        }
        points.append(point)
        lines?.append(firstLine)
    }

    /// Adds the point as a named place.
    mutating func endWaypoint(name: String?) {
        guard let coordinate else { return }
        let point = TrackPoint(coordinate, elevation: elevation, time: time)
        file.waypoints.append(Waypoint(name: name, point: point))
    }

    /// The heights that a receiver can be at, in metres; below, and with 9999 and 32767, programs
    /// write that there is none.
    private static let elevations = -1_000.0...100_000
}

extension TrackFile {
    /// 6 January 1980, when the time of GPS begins; an earlier date is wrong.
    package static var earliestTime: Date { Date(timeIntervalSince1970: 315_964_800) }
}
