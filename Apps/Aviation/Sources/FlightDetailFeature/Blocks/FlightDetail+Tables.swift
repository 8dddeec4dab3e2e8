import Flights
import SectionKit

extension FlightDetail {
    /// Who was asked for the facts, in the order of the chain, and what it knew.
    var sources: Table {
        Table(
            key: "sources", of: steps,
            columns: [
                TableColumn(Column("source", "Asked")) { .text($0.origin.rawValue) },
                TableColumn(Column("facts", "Facts from it")) { step in
                    step.facts.isEmpty ? .empty : .text(step.facts.separated(by: ", "))
                },
                TableColumn(Column("answer", "Answer", priority: 1)) { $0.answer },
            ])
    }

    /// The pages about the aircraft and the flight on the web.
    var links: Table {
        let aircraft = flight.aircraft
        var links: [(String, String)] = [
            ("Live map of adsb.lol", "https://globe.adsb.lol/?icao=\(aircraft.address)")
        ]
        if aircraft.address.isICAO {
            let page = "https://www.planespotters.net/hex/\(aircraft.address)"
            links.append(("Photos at planespotters.net", page))
        }
        if let callSign = aircraft.callSign, CallSign.isValid(callSign) {
            links.append(("FlightAware", "https://www.flightaware.com/live/flight/\(callSign)"))
        }
        return Table(
            key: "links", columns: [Column("page", "Page"), Column("url", "Link")],
            rows: links.compactMap { title, url in
                WebLink(url).map { [.text(title), .link($0)] }
            })
    }
}

extension LookUpStep {
    fileprivate var answer: Cell {
        switch outcome {
        case .found: .badge(Badge("found", .positive))
        case .missing: .badge(Badge("not known there", .neutral))
        case .failed: .badge(Badge("no answer", .negative))
        }
    }
}
