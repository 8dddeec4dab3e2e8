import FeatureKit
import Flights
import Logbook
import SectionKit

/// Adds a flight that was looked up to the log.
struct SaveFlight: Action {
    let id = FlightSearchBuilder.save
    let title = "Save a flight"
    let shape = ContentShape(facts: 6...6)
    let flight: FlightReference
    let interactor: SearchInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (found: FlightLookUp.Found) in
            ActionPlan(
                "add \(flight.name) \(found.flight.route) to your log",
                changes: [.facts(found.flight.facts)]
                    + found.remarks.map { .notice(Notice(.info, InlineText($0))) })
        }
        await interactor.fetchNew(
            flight, reportingTo: SectionReply("The flight", "saved", to: plan))
    }

    func load(into output: some SectionOutput<FlightLookUp.Found>) async {
        await output.show(.loading)
        await interactor.save(flight, reportingTo: SectionReply("The flight", "saved", to: output))
    }

    func body(for found: FlightLookUp.Found) -> [Block] {
        [.paragraph("Saved \(flight.name)."), .facts(found.flight.facts)]
            + found.remarks.map { .notice(Notice(.info, InlineText($0))) }
    }
}

extension LoggedFlight {
    fileprivate var facts: [Fact] {
        [
            Fact("number", "Flight", .text(orUnknown: number)),
            Fact("route", "Route", .text(route)),
            Fact("departure", "Departs", .text(orUnknown: departure.time?.words)),
            Fact("arrival", "Arrives", .text(orUnknown: arrival.time?.words)),
            Fact("gate", "Gate", .text(orUnknown: departure.gate)),
            Fact("source", "Source", .text(source.rawValue)),
        ]
    }
}

extension LocalDateTime {
    fileprivate var words: String { text.replacing("T", with: " ") }
}
