import Logbook
import SectionKit

/// The flight of the semantic tags of a pass.
struct WalletFlight {
    private(set) var leg = PassLeg()

    private let tags: WalletSemantics
    private let from: DisplayZone?
    private let to: DisplayZone?

    init(_ tags: WalletSemantics, context: PassContext) {
        self.tags = tags
        from = tags["departureLocationTimeZone"].flatMap(context.zone)
        to = tags["destinationLocationTimeZone"].flatMap(context.zone)
        addTimes()
        add(.number, number)
        let texts: [(PassField, String)] = [
            (.from, "departureAirportCode"), (.to, "destinationAirportCode"),
            (.departureTerminal, "departureTerminal"), (.departureGate, "departureGate"),
            (.arrivalTerminal, "destinationTerminal"), (.arrivalGate, "destinationGate"),
            (.cabin, "ticketFareClass"), (.bookingCode, "confirmationNumber"),
            (.sequence, "boardingSequenceNumber"), (.frequentFlyer, "membershipProgramNumber"),
        ]
        for (field, name) in texts { add(field, tags[name].flatMap { PassValue.text(field, $0) }) }
        add(.seat, tags.seat)
        add(.passenger, tags.passenger)
    }

    private var number: String? {
        if let carrier = tags["airlineCode"], let number = tags["flightNumber"],
            let flight = PassNumber.flight(carrier: carrier, number)
        {
            return flight
        }
        return tags["flightCode"].flatMap(PassNumber.flight)
    }

    /// Adds the times as they were planned, on the clocks of the airports.
    private mutating func addTimes() {
        let departure = time(in: from, "originalDepartureDate", "currentDepartureDate")
        let arrival = time(in: to, "originalArrivalDate", "currentArrivalDate")
        let boarding = time(in: from, "currentBoardingDate", "originalBoardingDate")
        let date = departure?.withoutTime
        add(.date, date?.text)
        add(.departs, ClockTime(departure, after: date)?.description)
        add(.arrives, ClockTime(arrival, after: date)?.description)
        add(.boards, boarding.map { String($0.text.suffix(5)) })
    }

    private func time(in zone: DisplayZone?, _ names: String...) -> LocalDateTime? {
        names.lazy.compactMap { tags[$0] }.first.flatMap(PassInstant.init)?.local(in: zone)
    }

    private mutating func add(_ field: PassField, _ text: String?) {
        leg.add(field, text, from: .passData)
    }
}
