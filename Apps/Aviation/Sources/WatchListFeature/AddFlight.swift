import FeatureKit
import Flights
import SectionKit

/// Adds a flight to the watch list.
struct AddFlight: Action {
    let id = "watch add"
    let title = "Watch a flight"
    let shape = ContentShape.watchedFlight
    let name: FlightName
    let note: String?
    let interactor: WatchListInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (flight: WatchedFlight) in
            ActionPlan("watch \(flight.name)", changes: [.facts(flight.facts)])
        }
        await interactor.fetchNew(
            name, note: note, reportingTo: SectionReply("The flight", "added", to: plan))
    }

    /// No values; which flight it is.
    func currentValues(into output: some SectionOutput<FormValues>) async {
        await output.show(.success(FormValues(of: name.text)))
    }

    func load(into output: some SectionOutput<WatchedFlight>) async {
        await output.show(.loading)
        await interactor.add(
            name, note: note, reportingTo: SectionReply("The flight", "added", to: output))
    }

    func body(for flight: WatchedFlight) -> [Block] {
        [.paragraph(InlineText("\(flight.name) is on the watch list.")), .facts(flight.facts)]
    }
}

extension ContentShape {
    /// The content that actions show of a watched flight.
    static let watchedFlight = ContentShape(facts: 2...2)
}

extension WatchedFlight {
    var facts: [Fact] {
        [
            Fact("name", "Flight", .text(name)),
            Fact("note", "Note", note.map(Cell.text) ?? .empty),
        ]
    }
}
