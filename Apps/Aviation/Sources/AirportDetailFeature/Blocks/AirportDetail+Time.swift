import Airports
import SectionEssentials
import SectionKit

extension AirportDetail {
    /// The facts of the local time and the sun; the keys are always the same.
    var timeFacts: [Fact] {
        [
            Fact("local_time", "Local time", local(zone == nil ? nil : now), keys: .localTime),
            Fact("time_zone", "Time zone", .text(orUnknown: zoneName)),
            Fact("time_zone_of", "Time zone of", zoneOrigin),
            Fact("sunrise", "Sunrise", local(sun?.sunrise), keys: .localTime),
            Fact("sunset", "Sunset", local(sun?.sunset), keys: .localTime),
            Fact("daylight_s", "Daylight", sun?.daylight.map(Cell.duration) ?? .empty),
            Fact("sun", "Sun", .text(orUnknown: sunWords)),
        ]
    }

    /// The airport that the zone is from; an approximate zone is marked.
    private var zoneOrigin: Cell {
        if zoneName == nil { return .empty }
        return .text(
            isZoneApproximate ? "the nearest airport in the country (approximate)" : "this airport")
    }

    /// A time in the zone of the airport, or without one in UTC.
    private func local(_ date: Date?) -> Cell {
        date.map { .localTime(LocalTime($0, in: zone ?? .utc)) } ?? .empty
    }

    /// Whether the sun is up, or what it does where it does not both rise and set.
    private var sunWords: String? {
        guard let sun else { return nil }
        return switch (sun.sunrise, sun.sunset) {
        case (let sunrise?, let sunset?): (sunrise..<sunset).contains(now) ? "up" : "down"
        case (nil, nil): sun.isUpAtNoon ? "does not set (polar day)" : "does not rise (polar night)"
        case (nil, _?): "sets, after a polar day"
        case (_?, nil): "rises, and does not set (polar day)"
        }
    }
}
