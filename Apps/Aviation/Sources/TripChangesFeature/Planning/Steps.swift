import Logbook

/// What a person asks for to be done with a trip.
enum TripStep: Sendable {
    case add(TripName, TripChange, flights: [LoggedFlightName])

    /// The revision is that which the person has seen; nil for any.
    case edit(TripName, TripChange, revision: Int?)

    case remove(TripName)

    /// Chooses its flights; the revision is that which the person has seen, nil for any.
    case flights(TripName, Choice, revision: Int?)

    /// Which flights belong to a trip.
    enum Choice: Sendable {
        /// Those that did, with others added, or those that are suggested if they are nil, and some taken out.
        case changed(adding: [LoggedFlightName]?, removing: [LoggedFlightName])

        /// These, and no others of the log.
        case exactly([LoggedFlightName])
    }

    /// What is done with the trip, such as "added".
    var participle: String {
        switch self {
        case .add: "added"
        case .edit, .flights: "changed"
        case .remove: "removed"
        }
    }
}

/// What a person asks for to be done with an entry of a trip.
enum EntryStep: Sendable {
    case add(TripName, TripEntryChange)

    /// The revision is that which the person has seen; nil for any.
    case edit(TripEntryName, TripEntryChange, revision: Int?)

    case remove(TripEntryName)

    /// Adds the photos of files.
    case photos(TripEntryName, [String])

    /// What is done with the entry, such as "added".
    var participle: String {
        switch self {
        case .add: "added"
        case .edit, .photos: "changed"
        case .remove: "removed"
        }
    }
}
