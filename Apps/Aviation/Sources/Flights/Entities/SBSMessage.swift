import Geodesy
import SectionEssentials

/// A line of the BaseStation format, which receivers send on port 30003, such as
/// `MSG,3,…,4CA2D6,…,37000,,,51.45735,-1.02826,,,0,0,0,0`.
///
/// Source: http://woodair.net/sbs/article/barebones42_socket_data.htm
struct SBSMessage {
    let address: AircraftAddress

    /// When the receiver made the line, in its own time zone, taken for UTC.
    let time: Date?

    let callSign: String?
    let altitude: Double?
    let groundSpeed: Double?
    let track: Double?
    let position: Coordinate?
    let climbRate: Double?
    let squawk: String?
    let isOnGround: Bool?

    /// Parses a line; nil for other kinds of lines, and for one that is not complete.
    init?(_ line: some StringProtocol) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 22, fields[0] == "MSG", let address = AircraftAddress(fields[4])
        else { return nil }
        func number(_ index: Int) -> Double? {
            Double(fields[index]).flatMap { $0.isFinite ? $0 : nil }
        }
        self.address = address
        time = Self.time(fields[6], fields[7])
        callSign = AircraftValues.name(fields[10].utf8)
        altitude = AircraftValues.altitude(number(11), in: AircraftValues.foot)
        groundSpeed = AircraftValues.speed(number(12), in: AircraftValues.knot)
        track = AircraftValues.track(number(13))
        position = AircraftValues.position(number(14), number(15))
        climbRate = AircraftValues.climb(number(16), in: AircraftValues.foot / 60)
        squawk = AircraftValues.squawk(fields[17].utf8)
        isOnGround = fields[21].isEmpty ? nil : fields[21] != "0"
    }

    /// Whether a line is of the format, of any kind.
    static func isLine(_ line: some StringProtocol) -> Bool {
        ["MSG,", "SEL,", "ID,", "AIR,", "STA,", "CLK,"].contains { line.hasPrefix($0) }
    }

    private static func time(_ day: some StringProtocol, _ time: some StringProtocol) -> Date? {
        let date = day.split(separator: "/").joined(separator: "-")
        return ISO8601.date(from: "\(date)T\(time.prefix(8))Z")
    }
}
