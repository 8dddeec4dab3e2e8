import Essentials
import Logbook
import Networking
import SectionKit

extension SchemaItem {
    /// Reads the items of a script in JSON-LD; none if it is not valid.
    static func items(ofScript text: String) -> [SchemaItem] {
        (try? JSONReader.read(Data(text.utf8)) { items(&$0) }) ?? []
    }

    /// Returns the flights of the reservations in this item (<https://schema.org/FlightReservation>).
    func flights(_ context: PassContext) -> [PassLeg] {
        all(ofType: "FlightReservation").flatMap { reservation in
            reservation.items("reservationFor").flatMap { $0.all(ofType: "Flight") }.map { flight in
                var leg = reservation.ticket
                leg.add(flight.flight)
                for coded in reservation.coded(context) where coded.mayBe(leg) { leg.add(coded) }
                return leg
            }
        }
    }

    /// Whether a reservation in this item was cancelled.
    var hasCancelled: Bool {
        all(ofType: "FlightReservation").contains {
            $0.text("reservationStatus")?.lowercased().contains("cancel") == true
        }
    }

    /// The flights of the bar code of a reservation, such as `aztecCode:M1…`.
    private func coded(_ context: PassContext) -> [PassLeg] {
        let tokens = [text("ticketToken"), text("reservedTicket.ticketToken")].compactMap(\.self)
        return tokens.flatMap { token in
            let code = token.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
            return (try? BoardingPassCode(code))?.legs(context) ?? []
        }
    }

    /// What a reservation says of the passenger.
    private var ticket: PassLeg {
        var leg = PassLeg()
        let texts: [(PassField, [String])] = [
            (.bookingCode, ["reservationNumber", "reservationId"]),
            (.passenger, ["underName.name", "reservedTicket.underName.name"]),
            (
                .seat,
                [
                    "airplaneSeat", "reservedTicket.ticketedSeat.seatNumber",
                    "reservedTicket.ticketedSeat.name",
                ]
            ),
            (
                .cabin,
                ["airplaneSeatClass.name", "reservedTicket.ticketedSeat.seatingType"]
            ),
            (.ticket, ["ticketNumber", "reservedTicket.ticketNumber"]),
        ]
        for (field, paths) in texts {
            let text = paths.lazy.compactMap { self.text($0) }.first
            leg.add(field, text.flatMap { PassValue.text(field, $0) }, from: .reservation)
        }
        return leg
    }

    /// What a flight says.
    private var flight: PassLeg {
        var leg = PassLeg()
        func add(_ field: PassField, _ text: String?) { leg.add(field, text, from: .reservation) }
        let number = text("flightNumber") ?? ""
        let carrier = text("airline.iataCode") ?? text("provider.iataCode") ?? ""
        add(.number, PassNumber.flight(carrier: carrier, number) ?? PassNumber.flight(number))
        for (field, name) in [(PassField.from, "departureAirport"), (.to, "arrivalAirport")] {
            add(field, text("\(name).iataCode").flatMap(PassNumber.airport) ?? text("\(name).name"))
        }
        for (field, name) in [
            (PassField.departureGate, "departureGate"), (.departureTerminal, "departureTerminal"),
            (.arrivalGate, "arrivalGate"), (.arrivalTerminal, "arrivalTerminal"),
        ] {
            add(field, text(name).flatMap { PassValue.text(field, $0) })
        }
        let departure = text("departureTime").flatMap(PassInstant.init)
        let local = departure?.local(in: nil)
        let day =
            local?.withoutTime ?? departure?.day
            ?? text("departureTime").flatMap { LocalDateTime($0) }?.withoutTime
        add(.date, day?.text)
        add(.departs, ClockTime(local, after: day)?.description)
        add(.arrives, clock("arrivalTime", after: day))
        add(.boards, clock("boardingTime", after: day))
        return leg
    }

    private func clock(_ name: String, after day: LocalDateTime?) -> String? {
        let time = text(name).flatMap(PassInstant.init)?.local(in: nil)
        return ClockTime(time, after: day)?.description
    }
}
