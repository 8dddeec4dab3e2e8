import Logbook
import SectionKit

/// A flight that was read, and what saving it does to the log.
struct ScannedFlight: Equatable, Sendable {
    /// What saving it would do.
    enum Outcome: Equatable, Sendable {
        case added

        /// A flight of the log is completed.
        case updated(LogEntry)

        /// The log says all of it already.
        case unchanged(LogEntry)

        /// A person has to say whether a flight of the log is the same.
        case undecided(LogEntry)

        /// It cannot be saved as it is.
        case unusable(Flaw)
    }

    /// Why a flight cannot be saved as it is.
    enum Flaw: Equatable, Sendable {
        /// Something is missing or open; the value says what and what to do, in plain sentences.
        case incomplete(String)

        /// It was cancelled, and the log has no such flight.
        case cancelled

        /// The reason and what to do, in plain sentences.
        var reason: String {
            switch self {
            case .incomplete(let reason): reason
            case .cancelled:
                "Your log does not have this flight, so there is nothing to mark. To keep it as "
                    + "cancelled all the same, add --new."
            }
        }

        /// What the flight is, in a word.
        var word: String {
            switch self {
            case .incomplete: "incomplete"
            case .cancelled: "cancelled"
            }
        }
    }

    /// Its number among all that were read, from 1.
    let number: Int

    let found: FoundFlight

    /// The flight as it would be written down.
    var draft: FlightDraft

    /// The flight as it would be in the log; nil if it cannot be saved.
    var entry: LogEntry?

    var outcome: Outcome

    /// What a person should know, in plain sentences.
    var warnings: [String] = []

    /// What saving would change of the flight of the log, in a few words each.
    var changes: [String] {
        guard case .updated(let old) = outcome, let entry else { return [] }
        return entry.flight.changes(since: old.flight)
    }

    /// The number and the route, as far as they are known.
    var title: String {
        entry?.datedTitle
            ?? [draft.flight.number, draft.hasAirports ? draft.flight.route : nil]
            .compactMap(\.self).joined(separator: " ").nonBlank ?? "flight \(number)"
    }
}

extension ScannedFlight {
    /// What is missing to write the flight down, and how to give it; nil if nothing is.
    var missing: String? {
        if draft.schedule.date == nil, let other = otherDates.first {
            return "The date is \(otherDates.listed(by: "or")). Give it with "
                + "\(remedy("date", other))."
        }
        guard draft.schedule.date == nil || !draft.hasAirports else { return nil }
        let ends = [
            (PassField.from, draft.flight.departure.airport),
            (.to, draft.flight.arrival.airport),
        ]
        let open = ends.compactMap { field, code in
            code.isEmpty ? found.leg.openAirports[field].map { (field, $0) } : nil
        }
        if !open.isEmpty, draft.schedule.date != nil {
            let names = open.map { "\($1.name.quoted) may be \(NamedAirport.words($1.airports))." }
            let remedies = open.map { remedy($0.rawValue, $1.airports[0].code) }
            return "\(names.joined(separator: " ")) Give those that you mean, such as with "
                + "\(remedies.joined(separator: " "))."
        }
        let needed = [
            ("date", "the date", "2026-06-14", draft.schedule.date == nil),
            ("from", "the airport of departure", "FRA", ends[0].1.isEmpty),
            ("to", "the airport of arrival", "LHR", ends[1].1.isEmpty),
        ].filter(\.3)
        let (verb, pronoun) = needed.count > 1 ? ("are", "them") : ("is", "it")
        return
            "\(needed.map(\.1).listed(by: "and").withCapital) \(verb) missing. Give \(pronoun) with "
            + "\(needed.map { remedy($0.0, $0.2) }.joined(separator: " ")), or in the form of browse."
    }

    /// How to say whether a flight of the log is the same.
    func advice(_ known: LogEntry) -> String {
        var remedy = remedy("date", known.flight.date?.withoutTime.text ?? "2026-06-14")
        if known.flight.date?.withoutTime == draft.schedule.date {
            let old = known.flight
            remedy =
                if entry?.hasRoute(of: known) == true {
                    self.remedy("number", old.number ?? "LH400")
                } else if old.departure.airport != draft.flight.departure.airport {
                    self.remedy("from", old.departure.airport)
                } else {
                    self.remedy("to", old.arrival.airport)
                }
        }
        return "If it is the same flight, correct it with \(remedy); if it is another, add --new."
    }

    /// The days on which the flight may be too, because bar codes have no year.
    var otherDates: [String] {
        found.leg.otherDates.filter { $0 != draft.schedule.date?.text }
    }

    /// That the year is a guess, in plain sentences; nil if it is not.
    var yearRemark: String? {
        guard let date = otherDates.first,
            let origin = found.leg.readings(of: .date).first?.origin,
            [.barcode, .text, .recognisedText].contains(origin)
        else { return nil }
        return "The year is not on the pass: \(title) may also be on "
            + "\(otherDates.listed(by: "or")). Give the year with --year, such as "
            + "\(date.prefix(4))."
    }

    /// What a person should check, in plain sentences.
    var remarks: [String] {
        var remarks = [yearRemark].compactMap(\.self)
        let differing = PassField.allCases.filter { field in
            !found.leg.others(of: field).isEmpty
                && found.leg.readings(of: field).first?.origin != .person
        }
        if !differing.isEmpty {
            remarks.append(
                "The parts of the pass differ in: \(differing.map(\.words).listed(by: "and")).")
        }
        let unclear = PassField.allCases.filter(found.leg.isUnclear)
        if !unclear.isEmpty {
            remarks.append(
                "Hard to read, so check: \(unclear.map(\.words).listed(by: "and")).")
        }
        if found.leg.others(of: .passenger).contains(where: { $0.origin == .barcode }) {
            remarks.append("Passes of several passengers were read; check the seat.")
        }
        return remarks
    }

    private func remedy(_ field: String, _ value: String) -> String {
        "--set \(number).\(field)=\(value)"
    }
}

extension PassLeg {
    /// Whether a value was hard to read, and nothing better says it.
    func isUnclear(_ field: PassField) -> Bool {
        unclear.contains(field) && readings(of: field).first?.origin == .recognisedText
    }

    /// What the parts say about a field, the most trusted first.
    func readings(of field: PassField) -> [PassReading] { readings.filter { $0.field == field } }
}
