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
        let departure = time(tags.first("originalDepartureDate", "currentDepartureDate"), in: from)
        let arrival = time(tags.first("originalArrivalDate", "currentArrivalDate"), in: to)
        let boarding = time(tags.first("currentBoardingDate", "originalBoardingDate"), in: from)
        leg.add(.departs, departure, from: .passData)
        leg.add(.arrives, arrival, from: .passData)
        leg.add(.boards, boarding, from: .passData)
        // Times that need the zones of the airports stay open.
        if case .local = departure { leg = leg.settled { _ in nil }.leg }
    }

    /// A time, on the clock of its airport if its zone is known or an offset tells it.
    private func time(_ text: String?, in zone: DisplayZone?) -> WrittenTime? {
        let time = text.flatMap(WrittenTime.init(iso:))
        return time?.local(in: zone).map(WrittenTime.local) ?? time
    }

    private mutating func add(_ field: PassField, _ text: String?) {
        leg.add(field, text, from: .passData)
    }
}
