import Airports
import SectionKit

/// Decides which flights of a log a selection has.
///
/// Flights of a list share airports, airlines and types of aircraft: each is compared once.
package struct SelectionFilter {
    private let selection: FlightSelection
    private var list: ObjectIdentifier?
    private var from: NameFilter?
    private var to: NameFilter?
    private var airport: NameFilter?
    private var country: NameFilter?
    private var airline: NameFilter?
    private var aircraft: WordsFilter?

    package init(_ selection: FlightSelection) {
        self.selection = selection
        from = selection.from.map(NameFilter.init)
        to = selection.to.map(NameFilter.init)
        airport = selection.airport.map(NameFilter.init)
        country = selection.country.map(NameFilter.init)
        airline = selection.airline.map(NameFilter.init)
        aircraft = selection.aircraft.map(WordsFilter.init)
    }

    /// Whether the selection has a flight.
    package mutating func allows(_ entry: LogEntry) -> Bool {
        if entry.listID != list {
            // Another list has other places.
            self = SelectionFilter(selection)
            list = entry.listID
        }
        if let years = selection.years,
            !(entry.flight.date.map { years.contains($0.year) } ?? false)
        {
            return false
        }
        if let cabins = selection.cabins, !(entry.flight.cabin.map(cabins.contains) ?? false) {
            return false
        }
        let places = entry.places
        if from?.allows(entry.departureNames, at: places.from) == false { return false }
        if to?.allows(entry.arrivalNames, at: places.to) == false { return false }
        if airport?.allows(entry.departureNames, at: places.from) == false,
            airport?.allows(entry.arrivalNames, at: places.to) == false
        {
            return false
        }
        if country?.allows(entry.departureCountries, at: places.from) == false,
            country?.allows(entry.arrivalCountries, at: places.to) == false
        {
            return false
        }
        if airline?.allows(entry.airlineNames, at: places.airline) == false { return false }
        return aircraft?.allows(entry) ?? true
    }
}

/// Names that a value may have, without regard to case and accents.
private struct NameFilter {
    private let allowed: Set<String>
    private var answers = PlaceAnswers()

    init(_ names: [String]) {
        allowed = Set(names.map(\.folded))
    }

    /// Whether one of the names of the value at a place is allowed; false without a value.
    mutating func allows(_ names: @autoclosure () -> [String?], at place: Int?) -> Bool {
        guard let place else { return false }
        return answers.answer(at: place) { [allowed] in
            names().contains { $0.map { allowed.contains($0.folded) } ?? false }
        }
    }
}

/// Types of aircraft by their codes or by beginnings of words of their names, and registrations.
private struct WordsFilter {
    private let all: [SearchTerms]
    private let registrations: Set<String>
    private var answers = PlaceAnswers()

    init(_ texts: [String]) {
        all = texts.compactMap(SearchTerms.init)
        registrations = Set(texts.map(\.folded))
    }

    mutating func allows(_ entry: LogEntry) -> Bool {
        if let mark = entry.flight.registration, registrations.contains(mark.folded) { return true }
        guard let place = entry.places.type else { return false }
        return answers.answer(at: place) { [all] in
            let text = SearchText(entry.typeNames)
            return all.contains { $0.match(text) }
        }
    }
}
