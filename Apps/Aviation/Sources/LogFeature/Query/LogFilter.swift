import Airports
import Logbook

/// Decides which flights of a log a query selects.
struct LogFilter {
    private let query: LogQuery
    private var selection: SelectionFilter
    private var list: ObjectIdentifier?
    private var search: LogSearch?

    init(_ query: LogQuery) {
        self.query = query
        selection = SelectionFilter(query.selection)
        search = query.search.map(LogSearch.init)
    }

    mutating func allows(_ entry: LogEntry) -> Bool {
        if entry.listID != list {
            // Another list has other places.
            search = query.search.map(LogSearch.init)
            list = entry.listID
        }
        if let statuses = query.statuses, !statuses.contains(entry.status) { return false }
        switch query.happened {
        case .planned?: if !entry.isPlanned { return false }
        case .flown?: if !entry.isFlown { return false }
        case nil: break
        }
        return selection.allows(entry) && search?.finds(entry) ?? true
    }
}

/// Finds the flights of a log of which something begins with each word of a search.
///
/// What flights share is searched once.
struct LogSearch {
    private var words: [Word]

    init(_ terms: SearchTerms) {
        words = terms.each.map { Word(terms: $0) }
    }

    mutating func finds(_ entry: LogEntry) -> Bool {
        var own: SearchText?
        for index in words.indices where !words[index].isShared(by: entry) {
            let text = own ?? SearchText(entry.ownTexts)
            if !words[index].terms.match(text) { return false }
            own = text
        }
        return true
    }

    /// A word, with the airports, airlines and types of aircraft that have it.
    private struct Word {
        let terms: SearchTerms
        private var airports = PlaceAnswers()
        private var airlines = PlaceAnswers()
        private var types = PlaceAnswers()

        init(terms: SearchTerms) {
            self.terms = terms
        }

        /// Whether something that a flight shares with others has the word.
        mutating func isShared(by entry: LogEntry) -> Bool {
            let (terms, places) = (terms, entry.places)
            func has(_ texts: [String?]) -> Bool { terms.match(SearchText(texts)) }
            if airports.answer(at: places.from, { has(entry.departureTexts) }) { return true }
            if airports.answer(at: places.to, { has(entry.arrivalTexts) }) { return true }
            if let place = places.airline,
                airlines.answer(at: place, { has(entry.airlineNames) })
            {
                return true
            }
            guard let place = places.type else { return false }
            return types.answer(at: place) { has(entry.typeNames) }
        }
    }
}
