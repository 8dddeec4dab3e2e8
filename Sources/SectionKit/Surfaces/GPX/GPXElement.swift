import Geodesy
import SectionEssentials

/// The elements of a GPX file as text, each on a line of its own and in the order of the schema.
enum GPXElement {
    static func waypoint(_ point: MapPoint, type: String) -> String {
        let content =
            text("ele", point.elevation?.degrees(2) ?? "", indent: 4)
            + (point.time.map { time($0, indent: 4) } ?? "")
            + text("name", point.label, indent: 4) + text("desc", point.note ?? "", indent: 4)
            + point.links.map { link($0) }.joined() + text("type", type, indent: 4)
        return "  <wpt \(position(point.coordinate))>\n\(content)  </wpt>\n"
    }

    private static func link(_ link: MapPoint.Link) -> String {
        let start = "    <link href=\"\(link.reference.xml)\""
        return link.text.map { "\(start)><text>\($0.xml)</text></link>\n" } ?? start + "/>\n"
    }

    static func write(_ point: TrackPoint, to buffer: inout TextBuffer) {
        buffer.append("      <trkpt ")
        write(point.coordinate, to: &buffer)
        if point.elevation == nil, point.time == nil, point.readings.isEmpty {
            return buffer.append("/>\n")
        }
        buffer.append(">")
        if let elevation = point.elevation {
            buffer.append("<ele>")
            buffer.append { $0.append(elevation, decimals: 2, isTrimmed: true) }
            buffer.append("</ele>")
        }
        if let time = point.time {
            buffer.append("<time>")
            buffer.append { $0.append(time) }
            buffer.append("</time>")
        }
        if !point.readings.isEmpty { write(point.readings, to: &buffer) }
        buffer.append("</trkpt>\n")
    }

    /// The namespaces of ``write(_:to:)`` for readings, as attributes of the root.
    static let extensions =
        " xmlns:gpxtpx=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v1\""
        + " xmlns:gpxpx=\"http://www.garmin.com/xmlschemas/PowerExtension/v1\""

    private static func write(_ readings: TrackReadings, to buffer: inout TextBuffer) {
        buffer.append("<extensions>")
        if let power = readings.power {
            buffer.append("<gpxpx:PowerInWatts>\(power)</gpxpx:PowerInWatts>")
        }
        // In the order of the schema.
        let values = [
            ("atemp", readings.temperature.map { $0.degrees(1) }),
            ("hr", readings.heartRate.map(String.init)),
            ("cad", readings.cadence.map(String.init)),
        ]
        if values.contains(where: { $0.1 != nil }) {
            buffer.append("<gpxtpx:TrackPointExtension>")
            for case (let name, let value?) in values {
                buffer.append("<gpxtpx:\(name)>\(value)</gpxtpx:\(name)>")
            }
            buffer.append("</gpxtpx:TrackPointExtension>")
        }
        buffer.append("</extensions>")
    }

    static func time(_ date: Date, indent: Int) -> String {
        text("time", ISO8601.text(from: date), indent: indent)
    }

    /// The part of the Earth with all points and lines; none if there are none, or if it crosses the
    /// date line, which readers do not expect.
    static func bounds(_ box: GeoBox?) -> String {
        guard let box, !box.crossesDateLine else { return "" }
        let east = min(box.east, easternmost).degrees()
        return "    <bounds minlat=\"\(box.south.degrees())\" minlon=\"\(box.west.degrees())\""
            + " maxlat=\"\(box.north.degrees())\" maxlon=\"\(east)\"/>\n"
    }

    /// An element with text; none for an empty text.
    static func text(_ name: String, _ text: String, indent: Int) -> String {
        if text.isEmpty { return "" }
        return "\(String(repeating: " ", count: indent))<\(name)>\(text.xml)</\(name)>\n"
    }

    /// The attributes of a point; its longitude is below 180 (`longitudeType`).
    private static func write(_ point: Coordinate, to buffer: inout TextBuffer) {
        let longitude = point.longitude > easternmost ? -180 : point.longitude
        buffer.append("lat=\"")
        buffer.append { $0.append(point.latitude, decimals: 7, isTrimmed: true) }
        buffer.append("\" lon=\"")
        buffer.append { $0.append(longitude, decimals: 7, isTrimmed: true) }
        buffer.append("\"")
    }

    private static func position(_ point: Coordinate) -> String {
        var buffer = TextBuffer()
        write(point, to: &buffer)
        return buffer.text
    }

    /// The largest longitude of seven decimals.
    private static let easternmost = 179.999_999_9
}

extension String {
    /// The text with a character reference for every character that could be markup, and without
    /// the characters that XML 1.0 does not permit.
    var xml: String {
        let scalars = unicodeScalars
        let isValid = { (scalar: Unicode.Scalar) in
            scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
                || ["\t", "\n"].contains(scalar)
        }
        if scalars.allSatisfy(isValid) { return html }
        return String(String.UnicodeScalarView(scalars.filter(isValid))).html
    }
}
