import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit

extension AirportDetail {
    /// The airport in a sentence.
    var summary: InlineText {
        let codes = [airport.iata, airport.icao].compactMap(\.self)
        let known = codes.isEmpty ? airport.ident : codes.separated(by: ", ")
        let places = [airport.city, region, airport.country?.name].compactMap(\.self)
        let service = airport.isScheduled ? ", with scheduled service" : ""
        let place = places.isEmpty ? "" : " in \(places.separated(by: ", "))"
        return InlineText([
            .strong(airport.name),
            .plain(" (\(known)) is \(airport.kind.words)\(place)\(service)."),
        ])
    }

    /// The facts of the airport without its runways; the keys are always the same.
    ///
    /// People read its names, its kind and where it is in the ``summary``.
    var facts: [Fact] {
        figures + [
            .machines("name", .text(airport.name)),
            .machines("iata", airport.iata.map(Cell.text) ?? .empty),
            .machines("icao", airport.icao.map(Cell.text) ?? .empty),
            .machines("local_code", airport.local.map(Cell.text) ?? .empty),
            .machines("ident", .text(airport.ident)),
            .machines("type", .text(orUnknown: airport.kind?.rawValue)),
            .machines("scheduled_service", .boolean(airport.isScheduled)),
            .machines("city", .text(orUnknown: airport.city)),
            .machines("region", .text(orUnknown: region ?? airport.region)),
            .machines("country", .text(orUnknown: airport.country?.name)),
            .machines("country_code", .text(orUnknown: airport.country?.code)),
            Fact("currency", "Currency", airport.country?.currencyCell ?? .unknown),
            Fact("position", "Position", .place(orUnknown: airport.position), keys: .place),
            .machines("elevation_ft", .feet(orUnknown: airport.elevation)),
            .machines("elevation_m", .metres(orUnknownOfFeet: airport.elevation)),
        ] + timeFacts + [
            Fact("also_known_as", "Also known as", airport.keywords.map(Cell.text) ?? .empty),
            Fact("home_page", "Home page", .link(orEmpty: homePage)),
            Fact("wikipedia", "Wikipedia", .link(orEmpty: wikipedia)),
            Fact(
                "ourairports", "OurAirports",
                .link(orEmpty: "https://ourairports.com/airports/\(airport.ident)/")),
            Fact("open_street_map", "OpenStreetMap", .link(orEmpty: openStreetMap)),
        ]
    }

    /// What says most, and a code that the summary does not have.
    private var figures: [Fact] {
        let known = [airport.iata, airport.icao]
        let local = airport.local.flatMap { known.contains($0) ? nil : $0 }
        let runway = runways.first.flatMap { $0.isClosed ? nil : $0.length }
        return [
            zone.map { .people("Local time", .localTime(LocalTime(now, in: $0))).asFigure },
            airport.elevation.map { feet in
                .people("Elevation", .text(Self.inBothUnits(feet))).asFigure
            },
            runway.map { .people("Longest runway", .text(Self.inBothUnits($0))).asFigure },
            local.map { .people("Local code", .text($0)) },
        ].compactMap(\.self)
    }

    /// A height or a length in both units, such as "13 ft (4 m)".
    private static func inBothUnits(_ feet: Int) -> String {
        let metres = Measure(Double(feet) * 0.3048, .metre, digits: 0)
        return "\(Measure(Double(feet), .foot, digits: 0).formatted) (\(metres.formatted))"
    }

    /// The address of a map of the place.
    private var openStreetMap: String? {
        airport.position.map { position in
            "https://www.openstreetmap.org/#map=13/\(position.latitude)/\(position.longitude)"
        }
    }
}

extension Airport.Kind? {
    /// The kind in a sentence.
    fileprivate var words: String {
        switch self {
        case .large: "a large airport"
        case .medium: "a medium airport"
        case .small: "a small airport"
        case .seaplane: "a seaplane base"
        case .heliport: "a heliport"
        case .balloonport: "a balloonport"
        case .closed: "a closed airport"
        case nil: "an airport"
        }
    }
}

extension AirportDetail {
    /// The facts of the local time and the sun; the keys are always the same.
    var timeFacts: [Fact] {
        // Where it both rises and sets, the times say whether it is up.
        let isPolar = sun.map { $0.sunrise == nil || $0.sunset == nil } ?? false
        return [
            .machines("local_time", local(zone == nil ? nil : now), keys: .localTime),
            Fact("time_zone", "Time zone", .text(orUnknown: zoneName)),
            isZoneApproximate
                ? Fact("time_zone_of", "Time zone of", zoneOrigin)
                : .machines("time_zone_of", zoneOrigin),
            Fact("sunrise", "Sunrise", local(sun?.sunrise), keys: .localTime),
            Fact("sunset", "Sunset", local(sun?.sunset), keys: .localTime),
            Fact("daylight_s", "Daylight", sun?.daylight.map(Cell.duration) ?? .empty),
            isPolar
                ? Fact("sun", "Sun", .text(orUnknown: sunWords))
                : .machines("sun", .text(orUnknown: sunWords)),
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
