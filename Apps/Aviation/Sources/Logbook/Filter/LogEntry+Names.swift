import Airports
import Flights

/// The codes and names by which flights are found.
extension LogEntry {
    package var departureNames: [String?] { [flight.departure.airport] + Self.names(of: from) }
    package var arrivalNames: [String?] { [flight.arrival.airport] + Self.names(of: to) }
    package var airlineNames: [String?] {
        [airline?.name, airline?.known?.name, airline?.icao, airline?.iata]
    }
    package var typeNames: [String?] { [flight.aircraft, type?.manufacturer, type?.model] }
    var departureCountries: [String?] { [from?.countryCode] + (from?.countryNames ?? []) }
    var arrivalCountries: [String?] { [to?.countryCode] + (to?.countryNames ?? []) }

    /// What a search looks in.
    package var departureTexts: [String?] { departureNames + [from?.country] }
    package var arrivalTexts: [String?] { arrivalNames + [to?.country] }

    /// What a search looks in that flights do not share.
    package var ownTexts: [String?] {
        [flight.number, flight.registration, flight.note] + flight.codeShares
    }

    private static func names(of airport: LogAirport?) -> [String?] {
        [airport?.iata, airport?.icao, airport?.city, airport?.name]
    }
}
