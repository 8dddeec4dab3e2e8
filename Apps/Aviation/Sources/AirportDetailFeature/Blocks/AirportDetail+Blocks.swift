import Airports
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
    var facts: [Fact] {
        [
            Fact("name", "Name", .text(airport.name)),
            Fact("iata", "IATA code", airport.iata.map(Cell.text) ?? .empty),
            Fact("icao", "ICAO code", airport.icao.map(Cell.text) ?? .empty),
            Fact("local_code", "Local code", airport.local.map(Cell.text) ?? .empty),
            Fact("ident", "OurAirports code", .text(airport.ident)),
            Fact("type", "Type", .text(orUnknown: airport.kind?.rawValue)),
            Fact("scheduled_service", "Scheduled service", .boolean(airport.isScheduled)),
            Fact("city", "City", .text(orUnknown: airport.city)),
            Fact("region", "Region", .text(orUnknown: region ?? airport.region)),
            Fact("country", "Country", .text(orUnknown: airport.country?.name)),
            Fact("country_code", "Country code", .text(orUnknown: airport.country?.code)),
            Fact("currency", "Currency", airport.country?.currencyCell ?? .unknown),
            Fact("position", "Position", .place(orUnknown: airport.position), keys: .place),
            Fact("elevation_ft", "Elevation", .feet(orUnknown: airport.elevation)),
            Fact("elevation_m", "Metric elevation", .metres(orUnknownOfFeet: airport.elevation)),
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
