import RecordStore
import SectionKit

/// What a person calls the entries of trips, which completes the options that take one.
enum EntryVocabulary {
    static let name = "entries"

    /// Returns the name of the trip with the date of each entry, or the ID if that does not name it
    /// alone; the newest first.
    static func words(_ store: TripStore) async -> [SuggestedWord] {
        guard let trips = try? await store.trips().records,
            let entries = try? await store.entries().records
        else { return [] }
        let names = trips.reduce(into: [:]) { $0[$1.id.text] = $1.record.name }
        let newest = entries.sorted { $0.record.heading(in: names) > $1.record.heading(in: names) }
        return newest.map { entry in
            let words = [names[entry.record.trip], entry.record.date?.withoutTime.text]
                .compactMap(\.self).joined(separator: " ")
            let meant = TripEntryName(words)?.matches(in: entries, of: trips) ?? []
            return meant.map(\.id) == [entry.id]
                ? SuggestedWord(words, meaning: entry.record.place ?? "")
                : SuggestedWord(entry.id.text, meaning: words)
        }
    }
}

extension TripEntry {
    /// Its date and trip, by which entries are in order.
    fileprivate func heading(in names: [String: String]) -> String {
        "\(date?.text ?? "") \(names[trip] ?? "")"
    }
}
