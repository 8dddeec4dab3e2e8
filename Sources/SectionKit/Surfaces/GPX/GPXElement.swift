import Essentials
import Geodesy

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

    static func trackPoint(_ point: TrackPoint) -> String {
        var content = point.elevation.map { "<ele>\($0.degrees(2))</ele>" } ?? ""
        content += point.time.map { "<time>\(ISO8601.text(from: $0))</time>" } ?? ""
        let start = "      <trkpt \(position(point.coordinate))"
        return content.isEmpty ? start + "/>\n" : "\(start)>\(content)</trkpt>\n"
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
    private static func position(_ point: Coordinate) -> String {
        let longitude = point.longitude > easternmost ? -180 : point.longitude
        return "lat=\"\(point.latitude.degrees())\" lon=\"\(longitude.degrees())\""
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
