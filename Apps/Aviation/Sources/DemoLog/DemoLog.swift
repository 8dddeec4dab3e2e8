import Flights
import Geodesy
package import Logbook
package import SectionEssentials
import SectionKit

/// The made-up log, which shows what the program does while a person has no flights.
///
/// Its flights are invented: the airports, the airlines and the types of aircraft exist, the flights
/// do not.
package enum DemoLog {
    /// Returns the flights, of which two are planned for the weeks after a date.
    package static func flights(now: Date) -> [LoggedFlight] {
        (past + planned(after: now)).map(\.logged)
    }

    private static func planned(after now: Date) -> [DemoFlight] {
        let today = LocalDateTime(now, in: .utc).withoutTime
        let (out, back) = (today.adding(days: 16).text, today.adding(days: 23).text)
        return [
            DemoFlight(
                number: "FI/ICE 533", from: "MUC", departure: "\(out)T14:05", to: "KEF",
                arrival: "\(out)T16:05", aircraft: "B38M", seat: "21F", seatKind: .window),
            DemoFlight(
                number: "FI/ICE 532", from: "KEF", departure: "\(back)T07:20", to: "MUC",
                arrival: "\(back)T13:00", aircraft: "B38M"),
        ]
    }

    static let past = earlier + year2023 + year2024 + year2025

    private static let earlier = [
        DemoFlight(
            number: "/DLH", from: "MUC", departure: "1998", to: "ATH", arrival: nil,
            note: "A school trip; only the year is known."),
        DemoFlight(
            number: "LH/DLH 1940", from: "MUC", departure: "2019-10-11T09:00", to: "TXL",
            arrival: "2019-10-11T10:10", aircraft: "A320", seat: "8C", seatKind: .aisle),
        DemoFlight(
            number: "LH/DLH 1953", from: "TXL", departure: "2019-10-13T18:40", to: "MUC",
            arrival: "2019-10-13T19:45", aircraft: "A319", seat: "14A", seatKind: .window),
    ]

    private static let year2023 = [
        DemoFlight(
            number: "LH/DLH 2502", from: "MUC", departure: "2023-01-16T07:15", to: "MAN",
            arrival: "2023-01-16T08:30", aircraft: "A320", seat: "12A", seatKind: .window,
            reason: .business),
        DemoFlight(
            number: "LH/DLH 2503", from: "MAN", departure: "2023-01-18T15:25", to: "MUC",
            arrival: "2023-01-18T18:25", aircraft: "A319", seat: "6D", seatKind: .aisle,
            reason: .business),
        DemoFlight(
            number: "LH/DLH 400", from: "FRA", departure: "2023-04-07T10:50", to: "JFK",
            arrival: "2023-04-07T13:25", aircraft: "B748", seat: "34K", seatKind: .window),
        DemoFlight(
            number: "LH/DLH 401", from: "JFK", departure: "2023-04-16T15:55", to: "FRA",
            arrival: "2023-04-17T05:45", aircraft: "B748", seat: "33H", seatKind: .aisle),
        DemoFlight(
            number: "SQ/SIA 325", from: "FRA", departure: "2023-11-03T21:55", to: "SIN",
            arrival: "2023-11-04T16:50", aircraft: "A388", seat: "71A", seatKind: .window),
        DemoFlight(
            number: "QF/QFA 82", from: "SIN", departure: "2023-11-07T20:35", to: "SYD",
            arrival: "2023-11-08T07:25", aircraft: "A333", seat: "40J", seatKind: .window),
        DemoFlight(
            number: "LA/LAN 800", from: "SYD", departure: "2023-11-19T11:40", to: "SCL",
            arrival: "2023-11-19T10:05", aircraft: "B789", seat: "22L", seatKind: .window,
            cabin: .premiumEconomy, note: "Landed before it took off."),
        DemoFlight(
            number: "IB/IBE 6830", from: "SCL", departure: "2023-11-24T13:45", to: "MAD",
            arrival: "2023-11-25T06:20", aircraft: "A359", seat: "24C", seatKind: .aisle),
        DemoFlight(
            number: "IB/IBE 3192", from: "MAD", departure: "2023-11-25T08:50", to: "MUC",
            arrival: "2023-11-25T11:20", aircraft: "A20N", seat: "9E", seatKind: .middle),
    ]

    private static let year2024 = [
        DemoFlight(
            number: "SK/SAS 1421", from: "CPH", departure: "2024-02-09T08:10", to: "OSL",
            arrival: "2024-02-09T09:20", aircraft: "A20N", seatKind: .window, reason: .business),
        DemoFlight(
            number: "LH/DLH 2453", from: "OSL", departure: "2024-02-11T18:35", to: "MUC",
            arrival: "2024-02-11T21:00", aircraft: "A320", seat: "17B", seatKind: .middle,
            reason: .business),
        DemoFlight(
            number: "BA/BAW 953", from: "MUC", departure: "2024-05-17T14:00", to: "LHR",
            arrival: "2024-05-17T15:05", aircraft: "A319", seat: "7A", seatKind: .window,
            actual: ("2024-05-17T14:41", "2024-05-17T15:38")),
        DemoFlight(
            number: "BA/BAW 956", from: "LHR", departure: "2024-05-21T19:50", to: "MUC",
            arrival: "2024-05-21T22:45", aircraft: "A320", seat: "19C", seatKind: .aisle,
            status: .diverted, divertedTo: "NUE"),
        DemoFlight(
            number: "TP/TAP 551", from: "MUC", departure: "2024-08-03T12:05", to: "LIS",
            arrival: "2024-08-03T14:20", aircraft: "A21N", seat: "28F", seatKind: .window),
        DemoFlight(
            number: "TP/TAP 552", from: "LIS", departure: "2024-08-17T14:10", to: "MUC",
            arrival: "2024-08-17T18:15", aircraft: "A20N", status: .cancelled),
        DemoFlight(
            number: "TP/TAP 556", from: "LIS", departure: "2024-08-18T07:05", to: "MUC",
            arrival: "2024-08-18T11:10", aircraft: "A20N", seat: "11D", seatKind: .aisle),
        DemoFlight(
            number: "AC/ACA 847", from: "MUC", departure: "2024-12-21T15:35", to: "YYZ",
            arrival: "2024-12-21T18:40", aircraft: "B77W", seat: "41A", seatKind: .window),
    ]

    private static let year2025 = [
        DemoFlight(
            number: "AC/ACA 846", from: "YYZ", departure: "2025-01-05T18:25", to: "MUC",
            arrival: "2025-01-06T08:15", aircraft: "B77W", seat: "38K", seatKind: .window),
        DemoFlight(
            number: "NH/ANA 218", from: "MUC", departure: "2025-03-28T21:35", to: "HND",
            arrival: "2025-03-29T17:55", aircraft: "B789", seat: "5A", seatKind: .window,
            cabin: .business, reason: .business),
        DemoFlight(
            number: "NH/ANA 217", from: "HND", departure: "2025-04-11T12:30", to: "MUC",
            arrival: "2025-04-11T19:10", aircraft: "B789", seat: "7K", seatKind: .window,
            cabin: .business, reason: .business),
        DemoFlight(
            number: "EW/EWG 9530", from: "DUS", departure: "2025-07-19T06:10", to: "PMI",
            arrival: "2025-07-19T08:30", aircraft: "A320", seat: "25A", seatKind: .window),
        DemoFlight(
            number: "EW/EWG 9531", from: "PMI", departure: "2025-07-26T09:20", to: "DUS",
            arrival: "2025-07-26T11:50", aircraft: "A320", seat: "24F", seatKind: .window),
    ]
}

extension DemoLog {
    /// The trips of the made-up log, which are as invented as its flights.
    package static let trips = [aroundTheWorld, lisbon]

    private static let aroundTheWorld = MadeUpTrip(
        trip(
            "Around the world", to: "Singapore, Sydney and Santiago",
            from: "2023-11-03", until: "2023-11-25",
            flights: ["SQ325", "QF82", "LA800", "IB6830", "IB3192"],
            note: "Eastwards, with one day twice."),
        entries: [
            entry(
                "2023-11-05", "Singapore", (1.2816, 103.8636),
                "Laksa for breakfast, and the gardens by the bay after dark."),
            entry(
                "2023-11-12", "Blue Mountains", (-33.7320, 150.3120),
                "Three Sisters in the fog. The eucalyptus does smell of cough sweets."),
            entry(
                "2023-11-19", "Santiago", (-33.4372, -70.6506),
                "Landed before we took off: the nineteenth lasted 38 hours."),
        ])

    private static let lisbon = MadeUpTrip(
        trip(
            "Lisbon", to: "Lisbon and Sintra", from: "2024-08-03", until: "2024-08-18",
            flights: ["TP551", "TP552", "TP556"],
            note: "The flight home was cancelled, so there was one more day."),
        entries: [
            entry(
                "2024-08-07", "Sintra", (38.7876, -9.3904), "Palaces like wedding cakes, in a wood."
            ),
            entry(
                "2024-08-18", "Lisbon", (38.7139, -9.1394),
                "An unplanned last evening, with grilled sardines."),
        ])

    private static func trip(
        _ name: String, to destination: String, from start: String, until end: String,
        flights: [String], note: String
    ) -> Trip {
        var trip = Trip(name: name)
        trip.destination = destination
        (trip.start, trip.end) = (LocalDateTime(start), LocalDateTime(end))
        trip.note = note
        trip.flights = flights.compactMap(id)
        return trip
    }

    /// The ID of the first flight with a number, as the made-up log has it.
    private static func id(ofFlight number: String) -> String? {
        past.firstIndex { $0.logged.number == number }.map { "made-up-\($0 + 1)" }
    }

    private static func entry(
        _ date: String, _ place: String, _ position: (latitude: Double, longitude: Double),
        _ text: String
    ) -> TripEntry {
        var entry = TripEntry(trip: "")
        entry.date = LocalDateTime(date)
        entry.place = place
        entry.position = Coordinate(latitude: position.latitude, longitude: position.longitude)
        entry.text = text
        return entry
    }
}

/// A flight of the made-up log, in the order in which a person would write it.
struct DemoFlight {
    /// The flight number after the airline's codes of IATA and ICAO, such as `LH/DLH 400`.
    let number: String

    let from: String
    let departure: String
    let to: String
    let arrival: String?
    var aircraft: String?
    var registration: String?
    var seat: String?
    var seatKind: SeatKind?
    var cabin = CabinClass.economy
    var reason = FlightReason.leisure
    var status: FlightStatus?
    var divertedTo: String?
    var actual: (departure: String, arrival: String)?
    var note: String?

    /// The flight as a person would have written it down.
    var logged: LoggedFlight {
        let words = number.split(separator: " ")
        let codes = words.first?.split(separator: "/") ?? []
        var flight = LoggedFlight(
            departure: FlightEnd(
                from, scheduled: LocalDateTime(departure),
                actual: actual.flatMap { LocalDateTime($0.departure) }),
            arrival: FlightEnd(
                to, scheduled: arrival.flatMap(LocalDateTime.init),
                actual: actual.flatMap { LocalDateTime($0.arrival) }),
            source: .manual)
        if words.count > 1, let iata = codes.first { flight.number = "\(iata)\(words[1])" }
        flight.airline = NamedAirline(
            icao: codes.last.map(String.init), iata: codes.first.map(String.init))
        flight.aircraft = aircraft
        flight.registration = registration
        flight.seat = seat
        flight.seatKind = seatKind
        flight.cabin = cabin
        flight.reason = reason
        flight.status = status
        flight.divertedTo = divertedTo
        flight.note = note
        return flight
    }
}
