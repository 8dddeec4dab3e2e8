import Airports
import Essentials
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
            Fact("polar", "Sun", polar),
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

    /// What the sun does where it does not both rise and set.
    private var polar: Cell {
        switch (sun?.sunrise, sun?.sunset, sun?.isUpAtNoon) {
        case (nil, nil, true?): .text("polar day: the sun does not set")
        case (nil, nil, false?): .text("polar night: the sun does not rise")
        case (nil, _?, _): .text("the sun sets, and did not rise on this day")
        case (_?, nil, _): .text("the sun rises, and does not set on this day")
        default: .empty
        }
    }
}
