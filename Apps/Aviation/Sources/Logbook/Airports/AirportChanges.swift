package import Airports
import SectionKit

/// Codes that meant another airport before a day, such as IST, which was Atatürk until April 2019.
package struct AirportChanges: Equatable, Sendable {
    /// The changes of each code, the first one first.
    private var changes: [String: [(until: Int, airport: String)]] = [:]

    /// Takes the rows of a table; those without a valid day are left out.
    package init(_ rows: [AirportChangeEntity] = []) {
        for row in rows {
            guard let until = LocalDateTime(row.until)?.days.lowerBound else { continue }
            changes[row.code, default: []].append((until, row.airport))
        }
        for code in changes.keys { changes[code]?.sort { $0.until < $1.until } }
    }

    /// Whether a code has meant several airports.
    func has(_ code: String) -> Bool { changes[code] != nil }

    /// The code by which the airport is found that a code meant on a day, which is counted from 1970;
    /// nil is today.
    func code(_ code: String, on day: Int?) -> String {
        guard let day else { return code }
        return changes[code]?.first { day < $0.until }?.airport ?? code
    }

    /// The code that meant an airport on a day, which is found by one of some codes; nil if it had none
    /// that means another airport now.
    func formerCode(of codes: [String], on day: Int?) -> String? {
        guard let day else { return nil }
        return changes.first { code, list in
            code.utf8.count == 3
                && list.first { day < $0.until }.map { codes.contains($0.airport) } ?? false
        }?.key
    }

    /// The codes of the airports that one of some codes may mean.
    func airports(of codes: Set<String>) -> Set<String> {
        codes.union(codes.flatMap { changes[$0]?.map(\.airport) ?? [] })
    }

    /// Adds the changes of other codes.
    mutating func merge(_ other: AirportChanges) {
        changes.merge(other.changes) { first, _ in first }
    }

    package static func == (one: AirportChanges, other: AirportChanges) -> Bool {
        one.changes.keys == other.changes.keys
            && one.changes.allSatisfy { code, list in
                other.changes[code]?.elementsEqual(list, by: ==) ?? false
            }
    }
}

/// The changes of some codes, and a warning if their table could not be read.
package typealias AirportChangesAnswer = (changes: AirportChanges, warning: String?)

extension FoundAirports {
    /// Returns all airports of both; of a code that both have, that of this one.
    package func merging(_ other: FoundAirports) -> FoundAirports {
        var merged = self
        merged.airports.merge(other.airports) { first, _ in first }
        merged.changes.merge(other.changes)
        merged.warnings += other.warnings.filter { !warnings.contains($0) }
        return merged
    }

    /// The airport that codes of a file or a flight mean on a day, which is counted from 1970; nil if
    /// it is unknown.
    ///
    /// The code of ICAO decides, since it is reused less often. If it is unknown, the other one may be
    /// that of another airport.
    package func airport(_ code: String, icao: String?, on day: Int?) -> LogAirport? {
        guard let icao, icao != code else { return airports[changes.code(code, on: day)] }
        return airports[changes.code(icao, on: day)]
    }

    /// The code of IATA that an airport had on a date, else the best code that means no other.
    package func code(of airport: LogAirport, on date: LocalDateTime?) -> String {
        let day = date?.days.lowerBound
        let codes = [airport.icao, airport.code].compactMap(\.self)
        if let former = changes.formerCode(of: codes, on: day) { return former }
        let isSame = changes.code(airport.code, on: day) == airport.code
        return isSame ? airport.code : airport.icao ?? airport.code
    }

    /// The airport of the departure or arrival of a flight; nil if it is unknown.
    package func airport(of end: some FlightEndRecord, on date: LocalDateTime?) -> LogAirport? {
        airport(end.airport, icao: end.icao, on: date?.days.lowerBound)
    }
}

extension FoundAirports {
    /// The airports of a name that flights of some days, which are counted from 1970, can mean: not one
    /// whose code already meant the next airport, nor one whose code still meant another.
    package func open(_ airports: [NamedAirport], on days: ClosedRange<Int>) -> [NamedAirport] {
        airports.filter { airport in
            let isReplaced = changes.formerCode(of: [airport.code], on: .min) != nil
            if isReplaced, changes.formerCode(of: [airport.code], on: days.lowerBound) == nil {
                return false
            }
            return changes.code(airport.code, on: days.upperBound) == airport.code
        }
    }
}
