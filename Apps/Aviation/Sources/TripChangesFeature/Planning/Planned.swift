import Logbook
import RecordStore
import SectionEssentials

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
