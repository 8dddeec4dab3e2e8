import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// A trip that is to be written down, and what will be known of it.
struct PlannedTrip: Equatable, Sendable {
    /// The trip as it would be; one that is removed is as it was.
    let trip: LoggedTrip

    /// The trip as it was; nil for a new one.
    let previous: LoggedTrip?

    /// Its photos that are not kept yet.
    var photos: [NewPhoto] = []

    /// What to know about it, in plain sentences.
    var remarks: [String] = []

    /// Whether there is anything to write.
    var isChanged: Bool { previous?.trip != trip.trip }
}

/// An entry that is to be written down.
struct PlannedEntry: Equatable, Sendable {
    let id: RecordID

    /// The entry as it would be; one that is removed is as it was.
    let entry: TripEntry

    /// The entry as it was; nil for a new one.
    let previous: Revised<TripEntry>?

    /// The name of its trip.
    let trip: String

    /// Its photos that are not kept yet.
    var photos: [NewPhoto] = []

    /// What to know about it, in plain sentences.
    var remarks: [String] = []

    /// Whether there is anything to write.
    var isChanged: Bool { previous?.record != entry }

    /// The trip, the date and the place, such as "Iceland, 12 Jun 2024, Vík".
    var title: String { "\(trip), \(entry.heading)" }
}

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
