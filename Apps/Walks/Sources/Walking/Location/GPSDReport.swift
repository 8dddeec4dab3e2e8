import Geodesy
import Networking
import SectionEssentials
import SectionKit

/// A line of gpsd (<https://gpsd.gitlab.io/gpsd/gpsd_json.html>).
enum GPSDReport: Equatable {
    /// The greeting of gpsd.
    case version

    /// The receivers that gpsd has, with those that are switched off left out.
    case devices([String])

    /// A receiver was found, or lost.
    case device(String, isActive: Bool)

    /// What a receiver says about its position.
    case fix(GPSDFix)

    /// Reads a line; nil for one of another class, or one that is not a complete JSON object.
    init?(_ line: String) {
        guard line.utf8.first == UInt8(ascii: "{"),
            let object = try? JSONReader.read(Data(line.utf8), { GPSDObject(&$0) }),
            let kind = object.kind
        else { return nil }
        switch kind {
        case "VERSION": self = .version
        case "DEVICES": self = .devices(object.devices)
        case "DEVICE": self = .device(object.path ?? "", isActive: object.isActive)
        case "TPV": self = .fix(object.fix)
        default: return nil
        }
    }
}

/// What a receiver says about its position.
struct GPSDFix: Equatable {
    var device = ""

    /// 0 or 1 for none, 2 without height, 3 with height.
    var mode = 0

    /// The time as text, because one second may have several fixes.
    var time: String?

    var coordinate: Coordinate?

    /// The height above sea level in metres, else above the ellipsoid; nil if unknown.
    var height: Double?

    /// The estimated error of the position in metres; nil if unknown.
    var error: Double?

    /// The largest error of a position that counts, in metres.
    static let largestError = 50.0

    /// The point, if the fix has a position that is accurate enough.
    var point: TrackPoint? {
        guard mode >= 2, let coordinate, error.map({ $0 <= Self.largestError }) ?? true else {
            return nil
        }
        return TrackPoint(
            coordinate, elevation: height, time: time.flatMap { ISO8601.date(from: $0) })
    }
}

/// The members of any object of gpsd that count.
private struct GPSDObject {
    var kind: String?
    var path: String?
    var isActive = true
    var devices: [String] = []
    var fix = GPSDFix()

    init(_ json: inout JSONReader) {
        var (latitude, longitude): (Double?, Double?) = (nil, nil)
        var (aboveSea, aboveEllipsoid): (Double?, Double?) = (nil, nil)
        json.object { key, json in
            switch key {
            case "class": kind = json.string()
            case "path": path = json.string()
            // A number when it is 0, otherwise a time.
            case "activated": isActive = json.number() != 0
            case "devices":
                json.array { json in
                    let device = GPSDObject(&json)
                    if device.isActive, let path = device.path { devices.append(path) }
                }
            case "device": fix.device = json.string() ?? ""
            case "mode": fix.mode = json.integer() ?? 0
            case "time": fix.time = json.string()
            case "lat": latitude = json.number()
            case "lon": longitude = json.number()
            case "altMSL": aboveSea = json.number()
            case "altHAE": aboveEllipsoid = json.number()
            case "eph": fix.error = json.number()
            default: break
            }
        }
        fix.height = aboveSea ?? aboveEllipsoid
        if let latitude, let longitude {
            fix.coordinate = Coordinate(latitude: latitude, longitude: longitude)
        }
    }
}
