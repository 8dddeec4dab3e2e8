import Logbook

/// How many flights have each seat, class and reason.
struct WordCounts: Equatable, Sendable {
    /// A word, or nil for the flights of which it is unknown, with their number.
    struct Count: Equatable, Sendable {
        let word: String?
        let flights: Int
    }

    let seats: [Count]
    let cabins: [Count]
    let reasons: [Count]

    init(_ entries: [LogEntry]) {
        seats = Self.counts(entries, by: \.flight.seatKind)
        cabins = Self.counts(entries, by: \.flight.cabin)
        reasons = Self.counts(entries, by: \.flight.reason)
    }

    /// Counts the words of a type that some flight has, in their order, then the unknown.
    private static func counts<Word: RawRepresentable<String> & CaseIterable & Hashable>(
        _ entries: [LogEntry],
        by word: (LogEntry) -> Word?
    ) -> [Count] {
        var counts: [Word?: Int] = [:]
        for entry in entries { counts[word(entry), default: 0] += 1 }
        return (Word.allCases.map(Optional.some) + [nil]).compactMap { word in
            counts[word].map { Count(word: word?.rawValue, flights: $0) }
        }
    }
}
