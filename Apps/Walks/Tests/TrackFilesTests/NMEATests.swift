import Geodesy
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks

@Suite struct NMEATests {
    @Test func `sentences of one time are one point with its height`() throws {
        let file = try read(Self.sample)

        #expect(file.format == .nmea)
        #expect(file.tracks.map { $0.segments.map(\.count) } == [[2, 1]])
        let point = file.points[0]
        #expect(abs(point.coordinate.latitude - 48.1173) < 1e-9)
        #expect(abs(point.coordinate.longitude - 11.51666667) < 1e-8)
        #expect(point.elevation == 545.4)
        #expect(point.time == Date(timeIntervalSince1970: 1_777_679_998))
        #expect(file.kinds == ["wrong-checksum 8", "no-checksum 9"])
    }

    @Test func `points before the first date are of its day, or of the day before`() throws {
        let file = try read(
            """
            $GPGGA,235958,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,
            $GPGGA,000001,4807.138,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,
            $GPRMC,000002,A,4807.238,N,01131.000,E,1.0,84.4,020526,003.1,W
            """)
        #expect(
            file.points.map { $0.time.map { ISO8601.text(from: $0) } } == [
                "2026-05-01T23:59:58Z", "2026-05-02T00:00:01Z", "2026-05-02T00:00:02Z",
            ])
    }

    @Test func `a height after midnight belongs to the next day`() throws {
        let times = try read(Self.sample).points.compactMap(\.time?.timeIntervalSince1970)

        #expect(times == [1_777_679_998, 1_777_679_999.5, 1_777_680_001])
    }

    @Test(arguments: [
        "$GPRMC,9e99,A,9e99,N,1,E,,,999999*00", "$", "$GPGGA", "$GPRMC,,,,,,,,,,*", "$*", "$,,,,",
        "$GPRMC,235958,A,,,,,,,010526", "$GPRMC,235958,A,4807.038,X,01131.000,Y,,,010526",
    ])
    func `sentences that say nothing are no points`(line: String) throws {
        #expect(try read(line + "\r\n").points == [])
    }

    @Test func `a line without an end is refused`() throws {
        let flaw = try flaw("$GPRMC\n$" + String(repeating: "x", count: 1 << 20))

        #expect(flaw?.summary == "line 2: the line is longer than 64 KB")
    }

    static let sample = [
        "# a receiver", sentence("GPTXT,hello"),
        sentence("GPRMC,235958,A,4807.038,N,01131.000,E,0.4,084.4,010526,,"),
        sentence("GPGGA,235958,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,"),
        sentence("GNRMC,235959.5,A,4807.039,N,01131.000,E,0.4,084.4,010526,,"),
        sentence("GPRMC,000000,V,,,,,,,020526,,"), sentence("GPGGA,000000,,,,,0,,,,M,,M,,"),
        "$GPRMC,000001,A,4807.040,N,01131.000,E,,,020526*00",
        "$GPGGA,000001,4807.040,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,",
    ].joined(separator: "\r\n")

    /// A sentence with its checksum.
    private static func sentence(_ content: String) -> String {
        let sum = String(content.utf8.reduce(0, ^), radix: 16, uppercase: true)
        return "$\(content)*\(sum.count < 2 ? "0" : "")\(sum)"
    }
}
