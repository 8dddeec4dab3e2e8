import Logbook
import Networking
import SectionEssentials
import SectionKit

/// Something that a page or a mail describes in the words of schema.org, such as a reservation.
struct SchemaItem: Equatable, Sendable {
    /// The type without its address, such as `FlightReservation`.
    var type = ""

    private(set) var properties: [String: [SchemaValue]] = [:]

    mutating func add(_ value: SchemaValue, to name: String) {
        properties[name, default: []].append(value)
    }

    /// The first text of a property, or of a path such as `airline.iataCode`; nil if it is blank.
    func text(_ path: String) -> String? {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let values = names.first.flatMap({ properties[$0] }) else { return nil }
        for value in values {
            switch value {
            case .text(let text) where names.count == 1:
                if let text = text.passText.nonBlank { return text }
            case .item(let item):
                if let text = item.text(names.count == 1 ? "name" : names[1]) { return text }
            default: break
            }
        }
        return nil
    }

    /// The items of a property.
    func items(_ name: String) -> [SchemaItem] {
        (properties[name] ?? []).compactMap { value in
            if case .item(let item) = value { item } else { nil }
        }
    }

    /// This item and all within it, of a type.
    func all(ofType type: String) -> [SchemaItem] {
        if self.type == type { return [self] }
        let names = properties.keys.sorted()
        return names.flatMap { items($0) }.flatMap { $0.all(ofType: type) }
    }

    /// Takes the last part of an address, such as `Flight` of `http://schema.org/Flight`.
    static func plainType(_ text: String) -> String {
        String(text.split { $0 == "/" || $0 == "#" || $0 == ":" }.last ?? "")
    }
}

/// A value of a property: a text, or another item.
indirect enum SchemaValue: Equatable, Sendable {
    case text(String)
    case item(SchemaItem)
}

extension SchemaItem {
    /// Reads the items of JSON-LD (<https://www.w3.org/TR/json-ld11/>): an object, or a list.
    static func items(_ json: inout JSONReader) -> [SchemaItem] {
        values(&json).compactMap { value in
            if case .item(let item) = value { item } else { nil }
        }
    }

    private static func values(_ json: inout JSONReader) -> [SchemaValue] {
        if let text = json.string() { return [.text(text)] }
        if let number = json.integer() { return [.text(String(number))] }
        var values: [SchemaValue] = []
        if json.array({ values += Self.values(&$0) }) { return values }
        var item = SchemaItem()
        let isObject = json.object { key, json in
            let name = key.text
            let found = Self.values(&json)
            if name == "@type", case .text(let type)? = found.first {
                item.type = plainType(type)
            } else {
                for value in found { item.add(value, to: name) }
            }
        }
        return isObject ? [.item(item)] : []
    }
}

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
                // One reservation may have the tickets of several passengers.
                let tickets = reservation.items("reservedTicket")
                if tickets.count > 1 { for ticket in tickets { leg.add(ticket.passengerLeg) } }
                if reservation.isCancelled { leg.add(.status, .cancelled, from: .reservation) }
                for coded in reservation.coded(context) where coded.mayBe(leg) { leg.add(coded) }
                return leg
            }
        }
    }

    /// Whether this reservation was cancelled.
    var isCancelled: Bool {
        text("reservationStatus")?.lowercased().contains("cancel") == true
    }

    /// The reservations in this item that are not of flights, such as "a train reservation".
    var otherReservations: [String] {
        let suffix = "Reservation"
        let here = type.hasSuffix(suffix) && type != "FlightReservation" ? [type] : []
        return here.map { "a \($0.dropLast(suffix.count).lowercased()) reservation" }
            + properties.keys.sorted().flatMap { items($0) }.flatMap(\.otherReservations)
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

    /// What one ticket of several says of its passenger.
    private var passengerLeg: PassLeg {
        var leg = PassLeg()
        let texts: [(PassField, String?)] = [
            (.passenger, text("underName.name")),
            (.seat, text("ticketedSeat.seatNumber") ?? text("ticketedSeat.name")),
            (.cabin, text("ticketedSeat.seatingType")), (.ticket, text("ticketNumber")),
        ]
        for (field, text) in texts {
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
            let text = text("\(name).iataCode") ?? text("\(name).name")
            add(field, text.map { PassNumber.airport($0) ?? $0.codeInBrackets ?? $0 })
        }
        for (field, name) in [
            (PassField.departureGate, "departureGate"), (.departureTerminal, "departureTerminal"),
            (.arrivalGate, "arrivalGate"), (.arrivalTerminal, "arrivalTerminal"),
        ] {
            add(field, text(name).flatMap { PassValue.text(field, $0) })
        }
        for (field, name) in [
            (PassField.departs, "departureTime"), (.arrives, "arrivalTime"),
            (.boards, "boardingTime"),
        ] {
            leg.add(field, text(name).flatMap(Self.time), from: .reservation)
        }
        return leg
    }

    private static func time(_ text: String) -> WrittenTime? {
        WrittenTime(iso: text) ?? LocalDateTime(text).map(WrittenTime.local)
    }
}

extension String {
    /// The code of an airport after its name, as in "London Gatwick (LGW)".
    fileprivate var codeInBrackets: String? {
        guard hasSuffix(")"), let start = lastIndex(of: "(") else { return nil }
        let code = String(self[index(after: start)...].dropLast())
        return code == code.uppercased() ? PassNumber.airport(code) : nil
    }
}
