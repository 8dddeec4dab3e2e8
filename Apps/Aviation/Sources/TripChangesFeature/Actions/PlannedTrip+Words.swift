import Logbook
import SectionKit

extension PlannedTrip {
    /// What a step would do, starting with a verb.
    func summary(of step: TripStep) -> String {
        switch step {
        case .add: "add the trip \(trip.title)"
        case .edit: "change the trip \(previous?.title ?? trip.title)"
        case .remove:
            "remove the trip \(trip.title)"
                + (trip.entries.isEmpty ? "" : " and its \(entryCount)")
        case .flights:
            isChanged
                ? "change the flights of \(trip.title)" : "leave the flights of \(trip.title)"
        }
    }

    /// The details of the step: what changes, or the trip that is added or removed.
    func changes(of step: TripStep) -> [Block] {
        switch step {
        case .add: return suggestions(after: step) + [.facts(trip.facts)]
        case .remove: return [.facts(trip.facts)]
        case .edit:
            let old = previous?.facts ?? []
            let facts = trip.facts.filter { !old.contains($0) && $0.key != "revision" }
            return facts.isEmpty ? [] : [.facts(facts)]
        case .flights:
            let sentences = [
                ("Added", flights(in: trip, notIn: previous)),
                ("Taken out", previous.map { flights(in: $0, notIn: trip) } ?? []),
            ].filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))." }
            return sentences.map { .paragraph(InlineText($0)) }
        }
    }

    /// The result of a step.
    func result(of step: TripStep) -> String {
        switch step {
        case .add: return "\(trip.title) is in your log."
        case .edit, .flights:
            return isChanged
                ? "\(trip.title) is changed."
                : "\(trip.title) stays as it is: there was nothing to change."
        case .remove:
            let back = trip.entries.isEmpty ? "it" : "it and its \(entryCount)"
            return "\(trip.title) is no longer in your log; 'flight-log undo' brings \(back) back."
        }
    }

    /// That flights may belong to a trip that stays.
    func suggestions(after step: TripStep) -> [Block] {
        if case .remove = step { return [] }
        guard let suggestion = trip.suggestion else { return [] }
        return [.notice(Notice(.info, InlineText(suggestion)))]
    }

    private var entryCount: String { trip.entries.count.counted("entry", "entries") }

    private func flights(in trip: LoggedTrip, notIn other: LoggedTrip?) -> [String] {
        trip.flights.filter { flight in !(other?.flights.contains { $0.id == flight.id } ?? false) }
            .map(\.datedTitle)
    }
}
