import Networking
import SectionEssentials

/// One position of a track as a source describes it.
struct TrackRow {
    var row: TrackEntity.Row

    /// The call sign from this position on, if the row says it.
    var callSign: String?

    /// The transponder code from this position on, if the row says it.
    var squawk: String?

    /// Reads a row of OpenSky's `path`: time, latitude, longitude, barometric altitude in metres,
    /// track, on the ground; nil without a time and a position.
    ///
    /// Source: https://openskynetwork.github.io/opensky-api/rest.html
    init?(openSky json: inout JSONReader) {
        var columns = Columns()
        let isRow = json.array { json in
            switch columns.next() {
            case 0: columns.seconds = json.number()
            case 1: columns.latitude = json.number()
            case 2: columns.longitude = json.number()
            case 3: columns.altitude = AircraftValues.altitude(json.number())
            case 4: columns.track = AircraftValues.track(json.number())
            case 5: columns.isOnGround = json.bool()
            default: break
            }
        }
        guard isRow else { return nil }
        self.init(columns, isOffset: false)
    }

    /// Reads a row of a trace: seconds after the timestamp, latitude, longitude, feet or `ground`,
    /// knots, track, flags, feet per minute, details, source, geometric altitude in feet.
    ///
    /// Source: https://github.com/wiedehopf/readsb/blob/dev/README-json.md#trace-jsons
    init?(trace json: inout JSONReader) {
        var columns = Columns()
        let isRow = json.array { json in
            switch columns.next() {
            case 0: columns.seconds = json.number()
            case 1: columns.latitude = json.number()
            case 2: columns.longitude = json.number()
            case 3: columns.readAltitude(&json)
            case 4:
                columns.speed = AircraftValues.speed(json.number(), in: AircraftValues.knot)
            case 5: columns.track = AircraftValues.track(json.number())
            case 6: columns.startsLeg = (json.integer() ?? 0) & 2 != 0
            case 7:
                columns.climbRate = AircraftValues.climb(
                    json.number(), in: AircraftValues.foot / 60)
            case 8: columns.readDetails(&json)
            case 9: columns.source = json.text().flatMap(PositionSource.init(readsb:))
            case 10:
                columns.geometricAltitude = AircraftValues.altitude(
                    json.number(), in: AircraftValues.foot)
            default: break
            }
        }
        guard isRow else { return nil }
        self.init(columns, isOffset: true)
    }

    private init?(_ columns: Columns, isOffset: Bool) {
        guard let seconds = columns.seconds, seconds.magnitude < 1e10,
            let coordinate = AircraftValues.position(columns.latitude, columns.longitude)
        else { return nil }
        var point = TrackPosition(coordinate, at: Date(timeIntervalSince1970: 0))
        point.barometricAltitude = columns.altitude
        point.geometricAltitude = columns.geometricAltitude
        point.groundSpeed = columns.speed
        point.track = columns.track
        point.isOnGround = columns.isOnGround
        point.startsLeg = columns.startsLeg
        point.climbRate = columns.climbRate
        point.source = columns.source
        row = TrackEntity.Row(seconds: seconds, isOffset: isOffset, point: point)
        callSign = columns.callSign
        squawk = columns.squawk
    }

    private struct Columns {
        private var count = 0
        var seconds: Double?
        var latitude: Double?
        var longitude: Double?
        var altitude: Double?
        var geometricAltitude: Double?
        var speed: Double?
        var track: Double?
        var isOnGround: Bool?
        var startsLeg = false
        var climbRate: Double?
        var source: PositionSource?
        var callSign: String?
        var squawk: String?

        /// Returns the index of the next column.
        mutating func next() -> Int {
            defer { count += 1 }
            return count
        }

        mutating func readDetails(_ json: inout JSONReader) {
            json.object { key, json in
                switch key {
                case "flight": callSign = AircraftValues.name(json.text())
                case "squawk": squawk = AircraftValues.squawk(&json)
                default: break
                }
            }
        }

        mutating func readAltitude(_ json: inout JSONReader) {
            if let text = json.text() {
                isOnGround = text == "ground" ? true : nil
            } else if let feet = json.number() {
                isOnGround = false
                altitude = AircraftValues.altitude(feet, in: AircraftValues.foot)
            }
        }
    }
}
