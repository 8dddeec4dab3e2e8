import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit

/// An airport with its region, local time, sun, links, runways, and the flights near it.
struct AirportDetail: Equatable, Sendable {
    let airport: Airport

    /// The name of its region, such as California.
    let region: String?

    /// The name of its time zone in the IANA database, such as `America/Los_Angeles`.
    let zoneName: String?

    /// Whether the zone is that of another airport, the nearest in the country.
    let isZoneApproximate: Bool

    /// The rules of its time zone; nil if they are not known.
    let zone: DisplayZone?

    /// The time that it is now, or in a report of the past was.
    private(set) var now: Date

    /// When the sun rises and sets on the present day; nil without a position.
    private(set) var sun: SunTimes?

    let homePage: String?
    let wikipedia: String?

    /// The open runways, the longest first, then the closed ones.
    let runways: [Runway]

    /// The flights near it, the nearest first; nil if they could not be loaded.
    private(set) var flights: FlightList?

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Converts the entities to the domain.
    ///
    /// - Parameters:
    ///   - airport: the airport.
    ///   - entity: its details.
    ///   - flights: the flights near it; nil if they could not be loaded.
    ///   - clock: the present time and the rules of time zones.
    ///   - warnings: what is missing or unreadable besides, in plain sentences.
    init(
        _ airport: Airport,
        _ entity: AirportDetailEntity,
        flights: FlightList?,
        clock: AirportClock,
        warnings: [String] = []
    ) {
        self.airport = airport
        self.flights = flights
        region = entity.region
        zoneName = entity.zone?.zone
        isZoneApproximate = entity.zone?.isApproximate ?? false
        zone = zoneName.flatMap(clock.zone)
        now = clock.now
        homePage = entity.links?.home
        wikipedia = entity.links?.wikipedia.map { article in
            article.contains("://") ? article : "https://en.wikipedia.org/wiki/\(article)"
        }
        runways = entity.runways.map(Runway.init).sorted { one, other in
            if one.isClosed != other.isClosed { return !one.isClosed }
            return (one.length ?? 0, other.name ?? "") > (other.length ?? 0, one.name ?? "")
        }
        let missing = zone == nil ? zoneName.map(clock.warning) : nil
        self.warnings = warnings + entity.warnings + [missing].compactMap(\.self)
        sun = sun(at: now)
    }

    /// Whether the flights are those of now, and not of a recording.
    var isLive: Bool { flights.map { !$0.isRecorded } ?? false }

    /// Returns the airport at a later time, with the flights where they are then.
    func moved(to now: Date) -> AirportDetail {
        var moved = self
        moved.now = now
        moved.sun = sun(at: now)
        moved.flights = flights?.moved(to: now) ?? flights
        return moved
    }

    /// The sun on the local day, or without a zone on the day of the place's longitude.
    private func sun(at now: Date) -> SunTimes? {
        airport.position.map { position in
            let solar = DisplayZone(
                name: "solar", secondsEast: Int(clamping: position.longitude * 240))
            return SunTimes(at: position, aroundNoon: (zone ?? solar).middleOfDay(of: now))
        }
    }
}

/// The present time, and the rules of time zones.
struct AirportClock: Sendable {
    let now: Date

    /// Returns the zone of an IANA name; nil if this machine does not have it.
    let zone: @Sendable (String) -> DisplayZone?

    fileprivate func warning(_ name: String) -> String {
        "The local time is unknown: this machine has no time zone \(name); install tzdata."
    }
}

extension DisplayZone {
    /// Returns the middle of the day of a time in this zone: noon, apart from changes of the clock
    /// on that day.
    func middleOfDay(of date: Date) -> Date {
        let offset = Double(rules.period(at: date).offset)
        let local = date.timeIntervalSince1970 + offset
        let day = (local / 86_400).rounded(.down) * 86_400
        return Date(timeIntervalSince1970: day + 43_200 - offset)
    }
}
