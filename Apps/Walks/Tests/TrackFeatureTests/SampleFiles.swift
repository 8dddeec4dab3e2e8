import Networking
import SectionEssentials

/// A made-up file with a walk of 2.4 km: up a hill and down on the other side.
enum SampleFiles {
    /// A walk with one point each minute, 50 m apart, and a rest.
    static let walk = gpx(
        waypoints + track("Hill <walk>", [points(0..<20), points(20..<49)]))

    /// The walk and a second one, which lacks times and heights.
    static let two = gpx(
        track("Hill <walk>", [points(0..<49)])
            + track("Plan", [points(0..<10, isPlanned: true)]))

    /// A walk with a jump of 1000 km and back.
    static let noisy = gpx(
        track("Noisy", [points(0..<10) + point(500, after: 10, 0) + points(11..<30)]))

    static let waypoints = """
        <wpt lat="50.00005" lon="10"><ele>300</ele><name>Gate</name></wpt>
        <wpt lat="50.0108" lon="10.0003"><name>Top</name></wpt>

        """

    static func gpx(_ content: String) -> Body {
        Body(
            Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="made up" xmlns="http://www.topografix.com/GPX/1/1">
                \(content)</gpx>
                """.utf8))
    }

    static func track(_ name: String, _ segments: [String]) -> String {
        let parts = segments.map { "<trkseg>\n\($0)</trkseg>\n" }.joined()
        let escaped = name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        return "<trk><name>\(escaped)</name>\n\(parts)</trk>\n"
    }

    /// Points to the north, each 50 m after the last; the hill is highest at the 24th.
    static func points(_ range: Range<Int>, isPlanned: Bool = false) -> String {
        range.map { index in
            let height = 400 - abs(24 - index) * 4
            return isPlanned
                ? point(Double(index) * 0.00045)
                : point(Double(index) * 0.00045, after: index + (index > 30 ? 10 : 0), height)
        }.joined()
    }

    /// A point some degrees north of the start.
    static func point(_ north: Double, after minutes: Int? = nil, _ height: Int? = nil) -> String {
        let latitude = min(89, 50 + north)
        let time = minutes.map { minutes in
            let (hour, minute) = (8 + minutes / 60, minutes % 60)
            let words = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
            return "<time>2021-06-12T\(words):00Z</time>"
        }
        let elevation = height.map { "<ele>\($0)</ele>" }
        return "<trkpt lat=\"\(latitude)\" lon=\"10\">\(elevation ?? "")\(time ?? "")</trkpt>\n"
    }
}
