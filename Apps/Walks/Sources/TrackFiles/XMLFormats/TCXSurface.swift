import Geodesy
import SectionEssentials
package import SectionKit

/// Writes the recorded tracks of a report as TCX, version 2
/// (<https://www8.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd>), which training programs read: an
/// activity for each track with times, heights, distances and what sensors measured.
///
/// TCX has no point without a time, no temperature and no places.
package struct TCXSurface: Surface {
    package init() {}

    package func check(_ shape: ReportShape) throws(SurfaceError) {
        if !shape.sections.contains(where: { $0.content.maps.upperBound > 0 }) {
            throw .unfit("TCX holds recorded tracks, but there are none")
        }
    }

    package var namesFailures: Bool { false }

    package func write<Sink: TextSink>(
        _ report: Report, to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <TrainingCenterDatabase \
            xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" \
            xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
              <Activities>\n
            """)
        for line in report.recordedLines { try write(line, to: &sink) }
        try sink.write("  </Activities>\n</TrainingCenterDatabase>\n")
    }

    package func notes(on report: Report) -> [String] {
        let points = report.lines.flatMap { $0.track.joined() }
        var notes: [String] = []
        let untimed = points.count { $0.time == nil }
        if untimed > 0 {
            notes.append(
                "\(untimed.counted("point has", "points have")) no time; TCX leaves them out.")
        }
        if points.contains(where: { $0.readings.temperature != nil }) {
            notes.append("TCX has no temperatures; they are left out.")
        }
        return notes
    }

    private func write<Sink: TextSink>(
        _ line: MapLine, to sink: inout Sink
    ) throws(Sink.Failure) {
        let segments = line.timedSegments
        guard let start = segments.first?.first?.time, let end = segments.last?.last?.time else {
            return
        }
        let begin = ISO8601.text(from: start)
        var length = 0.0
        for segment in segments {
            for (first, second) in zip(segment, segment.dropFirst()) {
                length += first.coordinate.haversineDistance(to: second.coordinate)
            }
        }
        try sink.write(
            """
                <Activity Sport="Other">
                  <Id>\(begin)</Id>
                  <Lap StartTime="\(begin)">
                    <TotalTimeSeconds>\(max(0, end.timeIntervalSince(start)))</TotalTimeSeconds>
                    <DistanceMeters>\(length.tenths)</DistanceMeters>
                    <Calories>0</Calories>
                    <Intensity>Active</Intensity>
                    <TriggerMethod>Manual</TriggerMethod>\n
            """)
        var distance = 0.0
        for segment in segments {
            try sink.write("        <Track>\n")
            var last: Coordinate?
            for point in segment {
                distance += last.map { $0.haversineDistance(to: point.coordinate) } ?? 0
                last = point.coordinate
                try sink.write(Self.element(point, at: distance))
            }
            try sink.write("        </Track>\n")
        }
        try sink.write("      </Lap>\n    </Activity>\n")
    }

    /// A point, in the order of the schema.
    private static func element(_ point: TrackPoint, at distance: Double) -> String {
        guard let time = point.time else { return "" }
        let (place, readings) = (point.coordinate, point.readings)
        var text =
            "          <Trackpoint><Time>\(ISO8601.text(from: time))</Time><Position>"
            + "<LatitudeDegrees>\(place.latitude)</LatitudeDegrees>"
            + "<LongitudeDegrees>\(place.longitude)</LongitudeDegrees></Position>"
        if let height = point.elevation { text += "<AltitudeMeters>\(height)</AltitudeMeters>" }
        text += "<DistanceMeters>\(distance.tenths)</DistanceMeters>"
        if let rate = readings.heartRate {
            text += "<HeartRateBpm><Value>\(rate)</Value></HeartRateBpm>"
        }
        // The schema has 254 as the most.
        if let cadence = readings.cadence, cadence <= 254 {
            text += "<Cadence>\(cadence)</Cadence>"
        }
        if let power = readings.power {
            text += "<Extensions><ns3:TPX><ns3:Watts>\(power)</ns3:Watts></ns3:TPX></Extensions>"
        }
        return text + "</Trackpoint>\n"
    }
}

extension Report {
    /// The lines of all maps.
    fileprivate var lines: [MapLine] {
        sections.flatMap { section -> [MapLine] in
            guard case .success(let blocks) = section.state else { return [] }
            let maps = blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }
            return maps.flatMap(\.lines)
        }
    }

    /// The lines with times.
    fileprivate var recordedLines: [MapLine] { lines.filter { !$0.timedSegments.isEmpty } }
}

extension MapLine {
    /// The points with times, in their segments.
    fileprivate var timedSegments: [[TrackPoint]] {
        track.map { $0.filter { $0.time != nil } }.filter { !$0.isEmpty }
    }
}

extension Double {
    /// The number with a decimal place.
    fileprivate var tenths: Double { (self * 10).rounded() / 10 }
}
