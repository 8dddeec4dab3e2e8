import Airports
import Flights
import Logbook

/// The codes and names by which flights are found.
extension LogEntry {
    var departureNames: [String?] { [flight.departure.airport] + Self.names(of: from) }
    var arrivalNames: [String?] { [flight.arrival.airport] + Self.names(of: to) }
    var airlineNames: [String?] {
        [airline?.name, airline?.known?.name, airline?.icao, airline?.iata]
    }
    var typeNames: [String?] { [flight.aircraft, type?.manufacturer, type?.model] }

    /// What a search looks in.
    var departureTexts: [String?] { departureNames + [from?.country] }
    var arrivalTexts: [String?] { arrivalNames + [to?.country] }

    /// What a search looks in that flights do not share.
    var ownTexts: [String?] {
        [flight.number, flight.registration, flight.note] + flight.codeShares
    }

    private static func names(of airport: LogAirport?) -> [String?] {
        [airport?.iata, airport?.icao, airport?.city, airport?.name]
    }
}
