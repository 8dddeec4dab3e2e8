package import Networking
import SectionEssentials

/// The positions of one aircraft, from OpenSky (`path`) or a trace of tar1090 (`trace`).
package struct TrackEntity: Equatable, Sendable {
    /// A row, whose time may count from that of the response.
    struct Row: Equatable {
        var seconds: Double
        var isOffset: Bool
        var point: TrackPosition
    }

    private var address: AircraftAddress?
    private var callSign: String?
    private var registration: String?
    private var typeCode: String?
    private var operatorName: String?
    private var squawk: String?
    private var isMilitary = false
    private var timestamp: Double?
    private var rows: [Row] = []

    /// The number of rows that could not be read.
    package var dropped = 0

    package init() {}

    /// Adds a row; returns false for one that could not be read.
    mutating func append(_ row: consuming TrackRow?) -> Bool {
        guard let row else { return false }
        callSign = row.callSign ?? callSign
        squawk = row.squawk ?? squawk
        rows.append(row.row)
        return true
    }

    /// Removes the row that was just added; it will be read again.
    mutating func removeLast() {
        rows.removeLast()
    }

    /// Adds what was read of the second half of a response.
    mutating func join(_ other: consuming TrackEntity) {
        address = other.address ?? address
        callSign = other.callSign ?? callSign
        registration = other.registration ?? registration
        typeCode = other.typeCode ?? typeCode
        operatorName = other.operatorName ?? operatorName
        squawk = other.squawk ?? squawk
        isMilitary = other.isMilitary || isMilitary
        timestamp = other.timestamp ?? timestamp
        rows += other.rows
        dropped += other.dropped
    }

    /// Reads what the response says of the whole track.
    mutating func readMember(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "icao", "icao24": address = json.text().flatMap { AircraftAddress($0) }
        // The second spelling is OpenSky's.
        case "callsign", "calllsign": callSign = AircraftValues.name(json.text())
        case "r": registration = AircraftValues.name(json.text())
        case "t": typeCode = AircraftValues.name(json.text())
        case "ownOp": operatorName = AircraftValues.words(json.string())
        case "dbFlags": isMilitary = (json.integer() ?? 0) & 1 != 0
        case "timestamp": timestamp = json.number()
        default: break
        }
    }

    /// Converts the response to the domain, in order of time; nil without an address.
    package func track() -> AircraftTrack? {
        guard let address else { return nil }
        let positions = rows.compactMap { row -> TrackPosition? in
            let start = row.isOffset ? timestamp : 0
            guard let time = AircraftValues.time(start.map { $0 + row.seconds }) else { return nil }
            var point = row.point
            point.time = time
            return point
        }
        var track = AircraftTrack(address, positions.sorted { $0.time < $1.time })
        if rows.contains(where: { !$0.isOffset }) { track.longestGap = FlightTrack.openSkyGap }
        track.callSign = callSign
        track.registration = registration
        track.typeCode = typeCode
        track.operatorName = operatorName
        track.squawk = squawk
        track.isMilitary = isMilitary
        return track
    }
}

extension Resource where Value == TrackEntity {
    /// The track of an aircraft: OpenSky's `tracks/all`, or `trace_full_….json` of tar1090.
    package static func track(at endpoint: Endpoint, freshness: Duration? = nil) -> Self {
        // Receivers keep traces compressed, and not every server says so.
        trackList(at: endpoint, freshness: freshness).expanded
    }

    private static func trackList(at endpoint: Endpoint, freshness: Duration?) -> Self {
        .list(
            of: endpoint, called: "positions of an aircraft", freshness: freshness,
            into: TrackEntity(), under: ["path", "trace"],
            append: { track, member, json in
                track.append(member == 0 ? TrackRow(openSky: &json) : TrackRow(trace: &json))
            },
            removeLast: { track, _ in track.removeLast() },
            drop: { $0.dropped += 1 },
            readMember: { track, key, json in track.readMember(key, &json) })
    }
}
