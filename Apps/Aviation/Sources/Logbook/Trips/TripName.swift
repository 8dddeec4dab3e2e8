package import RecordStore
package import SectionKit

/// What a person calls a trip: its name, without regard to case and accents, or its ID.
package struct TripName: Equatable, Sendable {
    /// The text, trimmed.
    package let text: String

    /// Parses a name; nil if there is no letter or digit.
    package init?(_ text: String) {
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !self.text.contains(where: { $0.isLetter || $0.isNumber }) { return nil }
    }

    /// Returns the trips that are meant: the one with the ID, else all with the name, perhaps with the first
    /// day after it.
    package func matches(in trips: [Revised<Trip>]) -> [Revised<Trip>] {
        if let trip = trips.first(where: { $0.id.text == text }) { return [trip] }
        let name = text.folded
        return trips.filter { trip in
            let dated = trip.record.start.map { "\(trip.record.name) \($0.text)".folded }
            return trip.record.name.folded == name || dated == name
        }
    }

    /// The operand of commands for a trip.
    package static let operand = SectionOption<TripName>(
        operand: "trip", placeholder: "TRIP", summary: "the trip: its name, or its ID",
        accepts: "the name of a trip, or an ID", example: "'Around the world'",
        parse: TripName.init
    )
    .suggesting(.rows(of: "trips"))
}

/// What a person calls an entry of a trip: its ID, or the name of the trip and perhaps the date.
///
/// Examples are `'Around the world 2023-11-05'` and `01J0ABCDEF0123456789ABCDEF`.
package struct TripEntryName: Equatable, Sendable {
    /// The text, trimmed.
    package let text: String

    private let trip: TripName?
    private let date: LocalDateTime?

    /// Parses a name; nil if there is no letter or digit.
    package init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        self.text = words.joined(separator: " ")
        date = words.last.flatMap(LocalDateTime.date)
        if date != nil { words.removeLast() }
        trip = TripName(words.joined(separator: " "))
        if trip == nil, date == nil { return nil }
    }

    /// Returns the entries that are meant: the one with the ID, else those of the trip on the date.
    package func matches(
        in entries: [Revised<TripEntry>], of trips: [Revised<Trip>]
    ) -> [Revised<TripEntry>] {
        if let entry = entries.first(where: { $0.id.text == text }) { return [entry] }
        // The name of a trip may end with a year.
        let whole = TripName(text).map { $0.matches(in: trips) } ?? []
        let isWhole = !whole.isEmpty
        let named = isWhole ? whole : trip?.matches(in: trips)
        let ids = named.map { Set($0.map(\.id.text)) }
        return entries.filter { entry in
            if let ids, !ids.contains(entry.record.trip) { return false }
            guard let date, !isWhole else { return true }
            return entry.record.date?.withoutTime.text.hasPrefix(date.text) ?? false
        }
    }

    /// The operand of commands for an entry.
    package static let operand = SectionOption<TripEntryName>(
        operand: "entry", placeholder: "ENTRY",
        summary: "the entry: the name of its trip with its date, or its ID",
        accepts: "the name of a trip with a date, or an ID",
        example: "'Around the world 2023-11-05'", parse: TripEntryName.init
    ).suggesting(.vocabulary(EntryVocabulary.name))
}
